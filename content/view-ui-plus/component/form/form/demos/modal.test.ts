import { expect, testDemo } from '#demo'

testDemo('a row is edited in the dialog, errors do not stay for the next', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('新建标签') }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel(t('标签名'))
  await expect(name).toBeFocused()
  await dialog.getByRole('button', { name: t('保存') }).click()
  await expect(dialog.getByText(t('请填写标签名'))).toBeVisible()
  await dialog.getByRole('button', { name: t('取消') }).click()
  await expect(dialog).toBeHidden()

  await demo.getByRole('button', { name: `${t('编辑')} ${t('待回访')}` }).click()
  await expect(name).toHaveValue(t('待回访'))
  await expect(dialog.getByText(t('请填写标签名'))).toBeHidden()
  await name.fill('VIP')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(demo.locator('.ivu-table-row')).toHaveCount(2)
  await expect(demo.getByText('VIP')).toBeVisible()
})
