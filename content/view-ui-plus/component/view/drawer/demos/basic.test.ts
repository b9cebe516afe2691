import { expect, testDemo } from '#demo'

testDemo('the mask and the button close it, Esc does not', async ({ demo, page, t }) => {
  const opener = demo.getByRole('button', { name: t('更新说明') })
  const drawer = page.locator('.ivu-drawer')
  await opener.click()
  await expect(drawer).toContainText(t('搜索支持拼音'))
  await page.keyboard.press('Escape')
  await expect(drawer).toBeVisible()
  await page.mouse.click(40, 400)
  await expect(drawer).toBeHidden()
  await expect(demo.getByText(t('没有看完？随时可以再打开。'))).toBeVisible()
  await opener.click()
  await drawer.getByRole('button', { name: t('知道了') }).click()
  await expect(drawer).toBeHidden()
})
