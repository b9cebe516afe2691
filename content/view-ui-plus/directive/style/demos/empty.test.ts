import { expect, testDemo } from '#demo'

testDemo('the directive keeps what it set, the style is taken off', async ({ demo }) => {
  const [directive, style] = [demo.locator('.block').first(), demo.locator('.block').last()]
  await demo.getByLabel('120', { exact: true }).check()
  await expect(directive).toHaveCSS('width', '120px')
  await expect(style).toHaveCSS('width', '120px')
  await demo.getByLabel('0', { exact: true }).check()
  await expect(style).toHaveCSS('width', '0px')
  await expect(directive).toHaveCSS('width', '120px')
  await demo.getByLabel('undefined').check()
  await expect(style).not.toHaveAttribute('style', /width/)
  await expect(directive).toHaveCSS('width', '120px')
})
