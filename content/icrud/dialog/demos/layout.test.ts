import { expect, testDemo } from '#demo'

testDemo('the title names the record, Esc closes, and the focus goes back to the button', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const edit = demo.getByRole('button', { name: own('编辑', 'Edit'), exact: true }).nth(1)
  await edit.click()
  const dialog = page.getByRole('dialog', { name: `${t('修改')} ${t('周野')}` })
  await expect(dialog.getByLabel(t('备注'))).toHaveValue(t('周末不在'))
  await expect(dialog.getByText(t('用来收取货通知'))).toBeVisible()
  await expect(dialog.getByLabel(t('姓名'))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(edit).toBeFocused()
  await demo.getByRole('button', { name: own('新建', 'New'), exact: true }).click()
  await expect(page.getByRole('dialog', { name: t('登记客户') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
