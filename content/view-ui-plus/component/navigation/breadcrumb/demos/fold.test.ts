import { expect, testDemo } from '#demo'

testDemo('the levels in between are shown when asked for', async ({ demo, t }) => {
  await expect(demo.getByRole('link')).toHaveText([t('首页'), t('运费')])
  await demo.getByRole('button', { name: t('显示中间的各级') }).click()
  await expect(demo.getByRole('link')).toHaveCount(5)
})
