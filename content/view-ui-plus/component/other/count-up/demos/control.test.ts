import { expect, testDemo } from '#demo'

testDemo('stands still while paused, and begins anew', async ({ demo, t }) => {
  const number = demo.locator('.number')
  const value = async () => Number((await number.innerText()).replace(',', ''))
  await expect.poll(value).toBeGreaterThan(0)
  await demo.getByRole('button', { name: t('暂停') }).click()
  const stopped = await value()
  await demo.getByRole('button', { name: t('继续') }).click()
  await expect.poll(value).toBeGreaterThan(stopped)
  await demo.getByRole('button', { name: t('重来') }).click()
  await expect(demo.getByRole('button', { name: t('暂停') })).toBeDisabled()
  await expect(number).toHaveText('10,000')
})
