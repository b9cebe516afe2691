import { expect, testDemo } from '#demo'

testDemo('the button says why it is disabled, and works once the permission is there', async ({ demo, t }) => {
  const button = demo.getByRole('button', { name: t('导出订单') })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(t('需要“导出”权限，可向主管申请。'))
  await demo.getByLabel(t('导出'), { exact: true }).check()
  await button.click()
  await expect(demo.getByRole('status')).toContainText('128')
})
