import { expect, testDemo } from '#demo'

testDemo('what is typed is the value, and the cross clears it', async ({ demo, t }) => {
  const field = demo.getByLabel(t('项目名称'))
  await field.fill('Aurora')
  await expect(demo.getByText(`${t('名称：')}Aurora`)).toBeVisible()

  await field.hover()
  await demo.locator('.ivu-input-icon-clear').click()
  await expect(field).toHaveValue('')
  await expect(demo.getByText(t('还没有填写'))).toBeVisible()
})
