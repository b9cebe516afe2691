import { expect, testDemo } from '#demo'

testDemo('a record is made, and a failure loses nothing of it', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  // A person presses nothing before the records are there.
  await expect(demo.getByText(t('何川'))).toBeVisible()
  await demo.getByText(t('让请求失败')).click()
  await expect(demo.getByRole('checkbox', { name: t('让请求失败') })).toBeChecked()
  await demo.getByRole('button', { name: own('新建', 'New') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('姓名')).fill('Zoe')
  await dialog.getByRole('button', { name: own('保存', 'Save') }).click()
  const missing = dialog.getByText(own('请选择部门', `Select an option for ${t('部门')}`))
  await expect(missing).toBeVisible()
  await dialog.locator('.ivu-select-selection').click()
  await dialog.getByText(t('设计'), { exact: true }).click()
  await expect(missing).toBeHidden()
  await dialog.getByRole('button', { name: own('保存', 'Save') }).click()
  await expect(dialog.getByRole('alert').getByText(own('网络断开了（演示）', 'The network is down (demo)'))).toBeVisible()
  await expect(dialog.getByLabel(t('姓名'))).toHaveValue('Zoe')
  await dialog.getByRole('button', { name: own('取消', 'Cancel') }).click()
  await expect(dialog).toBeHidden()
})
