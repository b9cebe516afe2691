import { expect, testDemo } from '#demo'

testDemo('gets to the end, and back', async ({ demo, t }) => {
  const box = demo.getByRole('region')
  const rest = () => box.evaluate((element) => Math.round(element.scrollHeight - element.clientHeight - element.scrollTop))
  await demo.getByRole('button', { name: t('到末尾') }).click()
  await expect.poll(rest).toBe(0)
  await demo.getByRole('button', { name: t('到开头') }).click()
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBe(0)
})
