import { expect, testDemo } from '#demo'

testDemo('buttons come and go with the rights, and with the last one the column', async ({ demo, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const edit = demo.getByRole('button', { name: own('编辑', 'Edit'), exact: true })
  const remove = demo.getByRole('button', { name: own('删除', 'Delete'), exact: true })
  await expect(edit).toHaveCount(2)
  await expect(remove).toHaveCount(0)
  await demo.getByText(t('可以删除')).click()
  await expect(remove).toHaveCount(2)
  await demo.getByText(t('可以删除')).click()
  await demo.getByText(t('可以编辑')).click()
  await expect(demo.getByText(t('可以做的'))).toHaveCount(0)
})
