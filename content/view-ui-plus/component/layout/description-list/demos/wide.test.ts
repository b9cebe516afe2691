import { expect, testDemo } from '#demo'

testDemo('the address has the whole line', async ({ demo, t }) => {
  const width = (term: string) =>
    demo
      .locator('.ivu-col', { hasText: t(term) })
      .first()
      .evaluate((column) => Math.round(column.getBoundingClientRect().width))
  expect(await width('地址')).toBeGreaterThan((await width('邮编')) * 1.9)
})
