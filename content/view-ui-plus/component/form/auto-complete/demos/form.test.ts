import { expect, testDemo } from '#demo'

testDemo('complains when left, not while typing', async ({ demo, t }) => {
  const field = demo.getByLabel(t('公司'))
  await field.pressSequentially('ab')
  await expect(demo.getByText(t('至少写三个字'))).toBeHidden()
  await field.blur()
  await expect(demo.getByText(t('至少写三个字'))).toBeVisible()
  await field.fill('abcd')
  await demo.getByRole('button').click()
  await expect(demo.getByRole('status')).toHaveText(t('已提交'))
})
