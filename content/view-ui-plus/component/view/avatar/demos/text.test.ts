import { expect, testDemo } from '#demo'

testDemo('a long text shrinks until it is inside', async ({ demo, t }) => {
  const [avatar, text] = [demo.locator('.ivu-avatar'), demo.locator('.ivu-avatar-string')]
  await demo.getByLabel(t('头像里的文字')).fill('Wolfeschlegel')
  await expect(text).not.toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
  const [outer, inner] = [await avatar.boundingBox(), await text.boundingBox()]
  expect(inner?.width).toBeLessThan(outer?.width ?? 0)
})
