import { expect, testDemo } from '#demo'

testDemo('OK, the mask and Esc close it and say which it was', async ({ demo, page, t, locale }) => {
  const open = demo.getByRole('button', { name: t('发布文章') })
  const box = page.locator('.ivu-modal')
  await open.click()
  await box.getByRole('button', { name: t('发布'), exact: true }).click()
  await expect(box).toBeHidden()
  await expect(demo.getByRole('status')).toHaveText(locale === 'zh-CN' ? '已发布，关闭过 1 次' : 'Published, times closed: 1')

  await open.click()
  await expect(box).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(demo.getByRole('status')).toContainText(t('已取消'))
  await expect(box).toBeHidden()

  await open.click()
  await expect(box.getByText(t('发布后所有人都能看到，之后仍可以修改。'))).toBeVisible()
})
