import { expect, testDemo } from '#demo'

testDemo('with less motion it is there at once', async ({ demo, t }) => {
  const box = demo.getByRole('region')
  await demo.getByLabel(t('减弱动态效果')).check()
  await demo.getByRole('button').click()
  await expect(demo.getByRole('status')).not.toBeEmpty()
  expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop)).toBeLessThan(1)
})
