import { expect, testDemo } from '#demo'

testDemo('a page is added below and removed again', async ({ demo, t }) => {
  const row = (title: string) => demo.locator('.ivu-tree-title', { hasText: title })
  await row(t('快速开始')).getByRole('button').first().click()
  await expect(row('1')).toBeVisible()
  await expect(demo.locator('.ivu-tree-title-selected')).toHaveCount(0)
  await row(t('快速开始')).getByRole('button').last().click()
  await expect(row('1')).toHaveCount(0)
  await expect(row(t('常见问题'))).toBeVisible()
})
