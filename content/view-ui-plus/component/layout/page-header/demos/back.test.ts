import { expect, testDemo } from '#demo'

testDemo('asks before leaving what is not saved', async ({ demo, page, t }) => {
  const back = demo.getByRole('button', { name: t('返回') })
  await demo.getByLabel(t('店名')).fill('Atlas')
  await back.focus()
  await page.keyboard.press('Enter')
  const dialog = page.locator('.ivu-modal')
  await dialog.getByRole('button', { name: t('留下') }).click()
  await expect(dialog).toBeHidden()
  await demo.getByRole('button', { name: t('保存') }).click()
  await back.click()
  await expect(demo.getByRole('status')).toHaveText(t('回到了列表'))
})
