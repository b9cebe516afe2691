import { expect, testDemo } from '#demo'

testDemo('“any” stands for none, and comes back when all are taken out', async ({ demo, t }) => {
  const tag = (name: string) => demo.locator('.ivu-tag', { hasText: t(name) })
  await expect(tag('不限')).toHaveClass(/ivu-tag-checked/)
  await tag('进阶').click()
  await expect(tag('不限')).not.toHaveClass(/ivu-tag-checked/)
  await tag('不限').click()
  await expect(demo.getByRole('status')).toHaveText(t('所有难度'))
  await expect(tag('进阶')).not.toHaveClass(/ivu-tag-checked/)
  await tag('不限').click()
  await expect(tag('不限')).toHaveClass(/ivu-tag-checked/)
})
