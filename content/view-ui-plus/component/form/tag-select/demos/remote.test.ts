import { expect, testDemo } from '#demo'

testDemo('after another try, what is followed is lit', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(demo.locator('.ivu-tag-checked')).toHaveText([t('测试')])
})
