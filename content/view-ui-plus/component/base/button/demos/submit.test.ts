import { expect, testDemo } from '#demo'

testDemo('validates, keeps what was typed when sending fails, and sends at the second attempt', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('发送邀请') }).click()
  await expect(demo.locator('.ivu-form-item-error-tip')).toHaveText([t('请填写姓名'), t('请填写邮箱')])
  await demo.getByLabel(t('姓名')).fill('Nora')
  await demo.getByLabel(t('邮箱')).fill('nora@example.com')
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('status')).toHaveText(t('邀请没有发出，内容还在，请重试。'))
  await expect(demo.getByLabel(t('邮箱'))).toHaveValue('nora@example.com')
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(demo.getByRole('status')).toHaveText(t('邀请已发出。'))
})
