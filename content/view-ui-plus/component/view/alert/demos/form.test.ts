import { expect, testDemo } from '#demo'

testDemo('lists what is missing, leads to the input, and goes once it is filled in', async ({ demo, page, t }) => {
  const save = demo.getByRole('button', { name: t('保存') })
  await save.click()
  const summary = demo.getByRole('group', { name: t('表单里的错误') })
  await expect(summary).toBeFocused()
  await demo.getByRole('button', { name: t('请填写手机号') }).click()
  await expect(demo.getByLabel(t('手机号'))).toBeFocused()
  await page.keyboard.type('13800000000')
  await demo.getByLabel(t('收货人')).fill('Lin')
  await save.click()
  await expect(summary).toHaveCount(0)
  await expect(demo.getByRole('alert')).toHaveText(t('地址已经保存。'))
})
