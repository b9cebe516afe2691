import { expect, testDemo } from '#demo'

testDemo('cards are equally high, and no match is said', async ({ demo, t }) => {
  const cards = demo.locator('.ivu-card')
  const heights = await cards.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height))
  expect(new Set(heights.map(Math.round)).size).toBe(1)
  await demo.getByRole('textbox').fill('zzz')
  await expect(demo.getByRole('status')).toHaveText(t('没有这样的课程，换个词试试。'))
  await expect(cards).toHaveCount(0)
})
