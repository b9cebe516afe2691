import { expect, testDemo } from '#demo'

testDemo('what is ticked is deleted, what is locked stays', async ({ demo, t, locale }) => {
  const selected = (count: number) => (locale === 'zh-CN' ? `已选 ${count} 个文件` : `Files selected: ${count}`)
  await expect(demo.getByRole('status')).toHaveText(selected(1))
  await demo.getByRole('button', { name: t('全选'), exact: true }).click()
  await expect(demo.getByRole('status')).toHaveText(selected(3))
  await expect(demo.getByText(t('勾选全部'))).toBeVisible()
  await demo.getByRole('checkbox').last().uncheck()
  await expect(demo.getByText(locale === 'zh-CN' ? '取消 members.csv' : 'Cleared members.csv')).toBeVisible()
  await demo.getByRole('checkbox').last().check()
  await demo.getByRole('button', { name: t('删除所选') }).click()
  await expect(demo.locator('.ivu-table-body tbody tr')).toHaveCount(1)
  await expect(demo.getByText('contract.docx')).toBeVisible()
  await expect(demo.getByRole('status')).toHaveText(t('还没有选择'))
})
