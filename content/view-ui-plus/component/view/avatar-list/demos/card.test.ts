import { expect, testDemo } from '#demo'

testDemo('shows a few of many, and says when there is nobody', async ({ demo, t }) => {
  await expect(demo.getByText(t('还没有人参加'))).toBeVisible()
  await expect(demo.locator('img')).toHaveCount(4)
  await expect(demo.getByText('+3')).toBeVisible()
})
