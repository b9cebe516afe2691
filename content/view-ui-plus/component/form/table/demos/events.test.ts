import { expect, testDemo } from '#demo'

testDemo(
  'a click names the cell, a double click opens the row',
  async ({ demo, t, locale }) => {
    const status = demo.getByRole('status')
    await demo.getByText('¥189').click()
    await expect(status).toHaveText(locale === 'zh-CN' ? 'A-20260418 金额：¥189' : 'A-20260418 Amount: ¥189')
    await demo.getByText(t('林女士')).dblclick()
    await expect(status).toHaveText(locale === 'zh-CN' ? '打开订单 A-20260412' : 'Open order A-20260412')
  },
  // Rows take no focus.
  { byMouse: true },
)
