import { expect, testDemo } from '#demo'

testDemo('says what happened, with a single button', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('错误') }).click()
  const box = page.locator('.ivu-modal')
  await expect(box).toContainText(t('文件被其他人锁定，请稍后再试。'))
  await expect(box.getByRole('button')).toHaveCount(1)
})
