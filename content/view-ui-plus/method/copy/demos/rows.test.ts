import { expect, testDemo } from '#demo'

testDemo('rows come with tabs and line breaks', async ({ demo, page, t }) => {
  await demo.locator('tbody .ivu-checkbox-wrapper').nth(0).click()
  await demo.locator('tbody .ivu-checkbox-wrapper').nth(2).click()
  await demo.getByRole('button', { name: t('复制选中的行') }).click()
  const field = demo.getByLabel(t('粘贴到这里看看'))
  await field.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(field).toHaveValue(`${t('台灯')}\t12\n${t('座椅')}\t8`)
})
