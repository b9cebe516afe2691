import { expect, testDemo } from '#demo'

testDemo('finished steps are buttons that lead back', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('选座位') }).focus()
  await page.keyboard.press('Enter')
  await expect(demo.locator('.ivu-steps-status-process')).toContainText(t('选座位'))
  await expect(demo.getByRole('button', { name: t('填乘客') })).toHaveCount(0)
})
