import { expect, testDemo } from '#demo'

testDemo('cut text is shown whole on hover, and the header stays while the rows scroll', async ({ demo, page, t }) => {
  const text = t('第三方支付在 30 秒内没有回应，请求已重试两次，订单保持待支付。')
  const cell = demo.locator('.ivu-table-cell-tooltip-content', { hasText: text })
  await cell.hover()
  await expect(page.locator('.ivu-tooltip-popper:visible')).toHaveText(text)
  await demo.getByText(t('有人用已停用的账号登录。')).scrollIntoViewIfNeeded()
  await expect(demo.getByText(t('来源'))).toBeInViewport()
})
