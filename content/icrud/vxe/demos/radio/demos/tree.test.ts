import { expect, testDemo } from '#demo'

testDemo('only what has nothing below it can be chosen', async ({ demo, t }) => {
  const radio = (name: string) => demo.locator('.vxe-body--row', { hasText: t(name) }).locator('.vxe-cell--radio')
  const hint = demo.getByText(t('选一个最底层的分类'))
  await radio('外设').click()
  await expect(hint).toBeVisible()
  await radio('台式机').click()
  await expect(demo.getByRole('status').filter({ hasText: t('台式机') })).toBeVisible()
  await demo.getByRole('button', { name: t('清除') }).click()
  await expect(hint).toBeVisible()
})
