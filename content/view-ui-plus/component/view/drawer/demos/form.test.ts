import { expect, testDemo } from '#demo'

testDemo('stays open while something is missing, and starts afresh the next time', async ({ demo, page, t }) => {
  const opener = demo.getByRole('button', { name: t('添加同事') })
  await opener.click()
  const drawer = page.locator('.ivu-drawer')
  await drawer.getByRole('button', { name: t('保存') }).click()
  await expect(drawer.getByText(t('请填写姓名'))).toBeVisible()
  await drawer.getByLabel(t('姓名')).fill('Chen Si')
  await drawer.locator('.ivu-select-selection').click()
  await page.locator('.ivu-select-item', { hasText: t('设计') }).click()
  await drawer.getByRole('button', { name: t('保存') }).click()
  await expect(drawer).toBeHidden()
  await expect(demo.getByRole('status')).toContainText('Chen Si')
  await opener.click()
  await expect(drawer.getByLabel(t('姓名'))).toHaveValue('')
})
