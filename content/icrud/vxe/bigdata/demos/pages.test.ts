import { expect, testDemo } from '#demo'

testDemo('a page of a thousand is drawn in part, and ordered and searched as a whole', async ({ demo, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const rows = demo.locator('.vxe-table--main-wrapper .vxe-body--row')
  await expect(rows.first()).toContainText('P-1')
  expect(await rows.count()).toBeLessThan(40)
  const head = demo.getByRole('button', { name: t('金额') })
  await head.press('Enter')
  await head.press('Enter')
  await expect(rows.first()).toContainText('99989')
  await demo.getByLabel(t('流水号')).fill('P-7999')
  await demo.getByRole('button', { name: own('查询', 'Search'), exact: true }).click()
  await expect(rows).toHaveCount(1)
})
