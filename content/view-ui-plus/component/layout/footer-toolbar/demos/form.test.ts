import { expect, testDemo } from '#demo'

testDemo('says how much is missing, goes to the first, and then saves', async ({ demo, t }) => {
  const save = demo.getByRole('button', { name: t('保存讲座') })
  await demo.getByLabel(t('题目')).fill('Rivers')
  await save.click()
  await expect(demo.getByRole('status')).toContainText('2')
  await expect(demo.getByLabel(t('主讲人'))).toBeFocused()
  await demo.getByLabel(t('主讲人')).fill('Nora')
  await demo.getByLabel(t('座位数')).fill('80')
  await save.click()
  await expect(demo.getByRole('status')).toHaveText(t('已保存'))
})
