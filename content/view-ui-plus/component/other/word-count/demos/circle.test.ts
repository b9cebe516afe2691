import { expect, testDemo } from '#demo'

testDemo('the number comes in for the last twenty', async ({ demo, t }) => {
  const field = demo.getByLabel(t('动态'))
  const count = demo.locator('.count > span')
  await field.fill('x'.repeat(39))
  await expect(count).toHaveCount(0)
  await field.fill('x'.repeat(40))
  await expect(count).toHaveText('20')
  await field.fill('x'.repeat(63))
  await expect(count).toHaveText('-3')
  await expect(demo.locator('path').last()).toHaveAttribute('stroke', '#ed4014')
})
