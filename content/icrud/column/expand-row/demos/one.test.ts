import { expect, testDemo } from '#demo'

testDemo('one row at a time, none where there is nothing to tell, and the same one in another order', async ({ demo, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const unfold = (index: number) => demo.getByRole('button', { name: own(`展开第 ${index} 行`, `Expand row ${index}`) })
  await unfold(1).click()
  await expect(demo.getByText('No space left on device')).toBeVisible()
  await expect(unfold(2)).toHaveCount(0)
  await unfold(3).click()
  await expect(demo.getByText('Connection refused')).toBeVisible()
  await expect(demo.getByText('No space left on device')).toHaveCount(0)
  const head = demo.getByRole('button', { name: t('任务') })
  await head.click()
  await head.click()
  await expect(demo.locator('.ivu-table-tbody .ivu-table-row').first()).toContainText('report')
  await expect(demo.getByText('Connection refused')).toBeVisible()
})
