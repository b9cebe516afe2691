import { expect, testDemo } from '#demo'

testDemo('what has grown is measured anew', async ({ demo, t }) => {
  const active = demo.locator('.ivu-anchor-link-active')
  await demo.getByRole('button', { name: t('清单') }).click()
  await expect(demo.getByRole('listitem')).toHaveCount(12)
  await demo.locator('.box').evaluate((box) => box.scrollTo({ top: 150, behavior: 'instant' }))
  await expect(active).toHaveText(t('材料'))
  await demo.getByRole('link', { name: t('费用') }).click()
  await expect(active).toHaveText(t('费用'))
})
