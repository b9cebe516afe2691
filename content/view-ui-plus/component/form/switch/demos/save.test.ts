import { expect, testDemo } from '#demo'

testDemo('is turned back when saving fails, and cannot be pressed while it saves', async ({ demo, t }) => {
  const control = demo.getByRole('switch')
  const status = demo.getByRole('status')
  await control.dblclick()
  await expect(status).toHaveText(t('没有保存，已经改回原来的设置'))
  await expect(control).not.toBeChecked()
  await control.click()
  await expect(status).toHaveText(t('已保存'))
  await expect(control).toBeChecked()
})
