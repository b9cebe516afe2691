import { expect, testDemo } from '#demo'

testDemo('jumps to a page, stops at the last, and starts anew with another size', async ({ demo, page, locale }) => {
  const text = (from: number, to: number) => (locale === 'zh-CN' ? `第 ${from} 到 ${to} 条，共 328 条` : `${from} to ${to} of 328`)
  const total = demo.locator('.ivu-page-total')
  await expect(total).toHaveText(text(41, 60))
  const goto = demo.locator('.ivu-page-options-elevator input')
  await goto.fill('99')
  await goto.press('Enter')
  await expect(goto).toHaveValue('17')
  await expect(total).toHaveText(text(321, 328))
  await demo.locator('.ivu-select-selection').click()
  await page.locator('.ivu-select-item:visible', { hasText: '50' }).click()
  await expect(total).toHaveText(text(1, 50))
})
