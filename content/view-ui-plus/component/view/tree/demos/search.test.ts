import { expect, testDemo } from '#demo'

testDemo('opens what leads to a match and marks it, and says when there is none', async ({ demo, t }) => {
  const field = demo.getByLabel(t('搜索分类'))
  const part = t('芒果').slice(0, 4)
  await field.fill(part)
  await expect(demo.locator('mark')).toHaveText(part)
  await expect(demo.getByText(t('水果'))).toBeVisible()
  await expect(demo.getByText(t('蔬菜'))).toHaveCount(0)
  await field.fill('404')
  await expect(demo.getByRole('status')).toHaveText(t('没有这样的分类'))
})
