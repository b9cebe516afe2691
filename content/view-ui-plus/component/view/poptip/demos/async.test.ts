import { expect, testDemo } from '#demo'

testDemo('the row tells how it goes, and another attempt works', async ({ demo, t }) => {
  const opener = demo.locator('.ivu-poptip-rel button')
  const status = demo.getByRole('status')
  const ok = demo.locator('.ivu-poptip-footer .ivu-btn-primary')
  await opener.click()
  await ok.click()
  await expect(opener).toBeDisabled()
  await expect(status).toHaveText(t('没有停下来，请重试。'))
  await opener.click()
  await ok.click()
  await expect(status).toHaveText(t('已停止'))
})
