import { expect, testDemo } from '#demo'

testDemo('columns and lines have gaps of their own', async ({ demo, t }) => {
  const blocks = demo.locator('.block')
  const gaps = () =>
    blocks.evaluateAll((elements) => {
      const [first, second, , , fifth] = elements.map((element) => element.getBoundingClientRect())
      return first && second && fifth ? [second.left - first.right, fifth.top - first.bottom].map(Math.round) : []
    })
  const choose = (label: string, size: string) =>
    demo
      .locator('.bar', { hasText: t(label) })
      .getByText(size, { exact: true })
      .click()
  expect(await gaps()).toEqual([16, 16])
  await choose('列间距', '32')
  await choose('行间距', '0')
  await expect.poll(gaps).toEqual([32, 0])
})
