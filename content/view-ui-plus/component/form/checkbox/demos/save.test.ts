import { expect, testDemo } from '#demo'

testDemo('a tick that could not be saved is taken back', async ({ demo, t }) => {
  const task = demo.getByRole('checkbox', { name: t('发出邀请') })
  const status = demo.getByRole('status')
  await demo.getByText(t('发出邀请'), { exact: true }).click()
  await expect(task).toBeDisabled()
  await expect(demo.getByRole('checkbox', { name: t('准备投影') })).toBeEnabled()
  await expect(status).toContainText(t('发出邀请'))
  await expect(task).not.toBeChecked()

  await demo.getByText(t('发出邀请'), { exact: true }).click()
  await expect(status).toHaveText(t('已保存'))
  await expect(task).toBeChecked()
})
