import { expect, testDemo } from '#demo'

testDemo('stays while it works and when it fails, and closes when it is done', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('归档项目') }).click()
  const box = page.locator('.ivu-modal')
  await box.getByRole('button', { name: t('归档'), exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(box.getByRole('alert')).toContainText(t('没有成功，请重试。'))
  await box.getByRole('button', { name: t('重试') }).click()
  await expect(box).toBeHidden()
  await expect(demo.getByRole('status')).toHaveText(t('项目已归档'))
})
