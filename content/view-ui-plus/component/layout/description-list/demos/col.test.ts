import { expect, testDemo } from '#demo'

testDemo('as many columns as it says', async ({ demo, t }) => {
  const columns = () =>
    demo
      .locator('.ivu-description-term')
      .evaluateAll((terms) => new Set(terms.map((term) => Math.round(term.getBoundingClientRect().left))).size)
  await expect.poll(columns).toBe(2)
  await demo.getByText(t('{{ number }} 列').replace('{{ number }}', '4')).click()
  await expect.poll(columns).toBe(4)
})
