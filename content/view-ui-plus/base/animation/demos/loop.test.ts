import { expect, testDemo } from '#demo'

testDemo(
  'rotates while it checks, and not for people who prefer reduced motion',
  async ({ demo, page, t }) => {
    const icon = demo.locator('.ivu-anim-loop')
    const check = demo.getByRole('button', { name: t('检查'), exact: true })
    await check.click()
    await expect(icon).toHaveCSS('animation-name', 'ani-load-loop')
    await expect(demo.getByRole('status')).toHaveText(t('已经是最新'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await check.click()
    await expect(icon).toHaveCSS('animation-name', 'none')
    await page.emulateMedia({ reducedMotion: null })
    await expect(demo.getByRole('status')).toHaveText(t('已经是最新'))
  },
  { moves: true },
)
