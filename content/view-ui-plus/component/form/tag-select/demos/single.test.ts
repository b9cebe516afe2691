import { expect, testDemo } from '#demo'

testDemo('another one takes over, and a second click leaves it', async ({ demo, t }) => {
  const month = demo.locator('.ivu-tag', { hasText: t('本月') })
  for (const click of [1, 2]) {
    await month.click()
    await expect(demo.locator('.ivu-tag-checked'), `after click ${click}`).toHaveText([t('本月')])
  }
})
