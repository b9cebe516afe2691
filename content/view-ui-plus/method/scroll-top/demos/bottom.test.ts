import { expect, testDemo } from '#demo'

testDemo('follows at the end, and leaves those alone who read above', async ({ demo, t }) => {
  const box = demo.getByRole('log')
  const rest = () => box.evaluate((element) => Math.round(element.scrollHeight - element.clientHeight - element.scrollTop))
  await demo.getByRole('button', { name: t('收到一条') }).click()
  await expect.poll(rest).toBe(0)
  await box.evaluate((element) => (element.scrollTop = 20))
  await demo.getByRole('button', { name: t('收到一条') }).click()
  await expect(demo.getByRole('button')).toHaveCount(2)
  expect(await box.evaluate((element) => element.scrollTop)).toBe(20)
  await demo.getByRole('button').last().click()
  await expect.poll(rest).toBe(0)
  await expect(demo.getByRole('button')).toHaveCount(1)
})
