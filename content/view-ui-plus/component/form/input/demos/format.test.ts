import { expect, testDemo } from '#demo'

testDemo('groups the digits and drops everything else', async ({ demo, t }) => {
  const field = demo.getByLabel(t('卡号'))
  await field.pressSequentially('62220x21')
  await expect(field).toHaveValue('6222 021')
  await field.press('End')
  await field.pressSequentially('z')
  await expect(field).toHaveValue('6222 021')
  await expect(demo.getByText(`${t('提交的值：')}6222021`)).toBeVisible()
})
