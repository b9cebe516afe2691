import { expect, testDemo } from '#demo'

testDemo('fields come and go, and those that stay are validated', async ({ demo, t, locale }) => {
  const field = (number: number) => demo.getByLabel(`${locale === 'zh-CN' ? '邮箱' : 'Email'} ${number}`, { exact: true })
  await demo.getByRole('button', { name: t('再加一个') }).click()
  await field(2).fill('nora@example.com')
  await demo.getByRole('button', { name: t('邀请') }).click()
  await expect(demo.locator('.ivu-form-item-error-tip')).toHaveText([t('请填写邮箱')])
  await demo.getByRole('button', { name: `${locale === 'zh-CN' ? '移除邮箱' : 'Remove email'} 1` }).click()
  await expect(field(1)).toHaveValue('nora@example.com')
  await demo.getByRole('button', { name: t('邀请') }).click()
  await expect(demo.getByRole('status')).toHaveText(locale === 'zh-CN' ? '已邀请 1 人' : 'Invitations sent: 1')
})
