import { expect, testDemo } from '#demo'

testDemo('what is too long is not sent, and a failure keeps the text', async ({ demo, t, locale }) => {
  const field = demo.getByLabel(t('个人介绍'))
  const save = demo.getByRole('button', { name: t('保存') })
  await expect(field).toHaveAccessibleDescription(/0\s*\/\s*30/)
  await field.fill('x'.repeat(33))
  await expect(demo.getByText(locale === 'en-US' ? '3 characters over the limit' : '超出 3 字')).toBeVisible()
  await save.click()
  await expect(demo.getByRole('status')).toBeEmpty()
  await field.fill('x'.repeat(30))
  await save.click()
  await expect(demo.getByRole('status')).toHaveText(t('没有保存，请重试'))
  await expect(field).toHaveValue('x'.repeat(30))
  await save.click()
  await expect(demo.getByRole('status')).toHaveText(t('已保存'))
})
