import { expect, testDemo } from '#demo'

testDemo('counts, and turns red beyond the limit', async ({ demo, t }) => {
  const count = demo.locator('.ivu-word-count')
  const field = demo.getByLabel(t('留言'))
  await field.fill('x'.repeat(20))
  await expect(count).toHaveText(/^20\s*\/\s*20$/)
  await expect(count.locator('.ivu-word-count-overflow')).toHaveCount(0)
  await field.fill('x'.repeat(21))
  await expect(count.locator('.ivu-word-count-overflow', { hasText: '21' })).toBeVisible()
})
