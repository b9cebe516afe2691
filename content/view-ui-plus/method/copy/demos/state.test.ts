import { expect, testDemo } from '#demo'

testDemo('the button tells, and forgets', async ({ demo, page, t }) => {
  const button = demo.getByRole('button')
  await button.click()
  await expect(button).toHaveText(t('已复制'))
  await expect(demo.getByRole('status')).toHaveText(t('命令已复制'))
  await expect(page.locator('.ivu-message')).toHaveCount(0)
  await expect(button).toHaveText(t('复制'))
})
