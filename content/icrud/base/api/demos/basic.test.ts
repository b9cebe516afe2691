import { expect, testDemo } from '#demo'

testDemo('buttons outside search, open the form and delete', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await expect(rows).toHaveCount(3)
  await demo.getByRole('button', { name: t('只看投影仪') }).click()
  await expect(rows).toHaveCount(2)
  await expect(demo.getByLabel(t('设备'))).toHaveValue(t('投影仪'))
  await demo.getByRole('button', { name: t('给 303 登记') }).click()
  await expect(page.getByRole('dialog').getByLabel(t('房间'))).toHaveValue('303')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await demo.getByRole('button', { name: t('全部勾选') }).click()
  await demo.getByRole('button', { name: t('删除勾选的') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: own('删除', 'Delete') })
    .click()
  await expect(rows).toHaveCount(0)
})
