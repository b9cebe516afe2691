import { expect, testDemo } from '#demo'

testDemo('the first wrong field has the focus after a failed submit', async ({ demo, t }) => {
  const submit = demo.getByRole('button', { name: t('保存地址') })
  await demo.getByLabel(t('收件人')).fill('Nora')
  await submit.click()
  await expect(demo.getByLabel(t('手机'))).toBeFocused()
  await expect(demo.getByRole('alert')).toContainText('2')
  await demo.getByLabel(t('手机')).fill('13800000000')
  await demo.getByLabel(t('地址')).fill('West Lake')
  await submit.click()
  await expect(demo.getByRole('alert')).toBeEmpty()
})
