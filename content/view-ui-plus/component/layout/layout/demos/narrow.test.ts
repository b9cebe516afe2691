import { expect, testDemo } from '#demo'

testDemo('the navigation moves into a drawer on a phone, and back', async ({ demo, page, t }) => {
  const sider = demo.locator('.ivu-layout-sider')
  await expect(sider).toBeVisible()
  const size = page.viewportSize()
  try {
    await page.setViewportSize({ width: 390, height: 900 })
    await expect(sider).toHaveCount(0)
    await demo.getByRole('button', { name: t('菜单') }).click()
    await page
      .locator('.ivu-drawer')
      .getByRole('button', { name: t('日程') })
      .click()
    await expect(demo.getByText(`${t('当前页面：')}${t('日程')}`)).toBeVisible()
    await expect(page.locator('.ivu-drawer')).toBeHidden()
  } finally {
    if (size) await page.setViewportSize(size)
  }
  await expect(sider).toBeVisible()
})
