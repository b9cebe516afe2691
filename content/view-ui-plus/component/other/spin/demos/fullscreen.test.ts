import { expect, testDemo } from '#demo'

testDemo('stays until the last is done, again and again, and lets the page scroll', async ({ demo, page, t }) => {
  const spin = page.locator('.ivu-spin-fullscreen-wrapper')
  for (let round = 0; round < 2; round += 1) {
    await demo.getByRole('button', { name: t('发布') }).click()
    await expect(spin.locator('.ivu-spin-dot')).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    await expect(demo.getByRole('status')).toHaveText(t('封面和正文都已发布'))
    await expect(spin.locator('.ivu-spin-dot')).toHaveCount(0)
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    await expect(spin).toHaveCount(0)
  }
})
