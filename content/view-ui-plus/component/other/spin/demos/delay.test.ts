import { expect, testDemo } from '#demo'

testDemo('a quick query shows no spinner, a slow one does', async ({ demo, t }) => {
  const seen = await demo.locator('.area').evaluateHandle((area) => {
    const counter = { spins: 0 }
    new MutationObserver(() => (counter.spins += area.querySelectorAll('.ivu-spin').length)).observe(area, { childList: true })
    return counter
  })
  await demo.getByRole('button', { name: t('快的查询') }).click()
  await expect(demo.getByRole('status')).toContainText('80')
  expect(await seen.evaluate(({ spins }) => spins)).toBe(0)
  await demo.getByRole('button', { name: t('慢的查询') }).click()
  await expect(demo.locator('.ivu-spin')).toBeVisible()
  await expect(demo.getByRole('status')).toContainText('900')
  await expect(demo.locator('.ivu-spin')).toHaveCount(0)
})
