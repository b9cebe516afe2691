import { expect, testDemo } from '#demo'

testDemo('suggests after a pause, and stays out of the way offline', async ({ demo, t }) => {
  const field = demo.getByLabel(t('出生地（拉丁字母，如 Li）'))
  const items = demo.locator('.ivu-select-item:visible')
  await field.pressSequentially('li')
  await expect(items).toHaveText(['Lisbon', 'Lima'])
  await items.last().click()
  await expect(field).toHaveValue('Lima')

  await demo.getByRole('switch').click()
  await field.fill('ly')
  await expect(demo.getByRole('status')).toHaveText(t('暂时没有提示，可以照常填写'))
  await expect(field).toHaveValue('ly')
})
