import { expect, testDemo } from '#demo'

testDemo('an invoice is asked for, chosen, removed, and asked for again', async ({ demo, t, locale }) => {
  const message = demo.getByText(t('至少附上一张发票'))
  await demo.getByRole('button', { name: t('提交') }).click()
  await expect(message).toBeVisible()
  await demo.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') })
  await expect(message).toBeHidden()
  await demo.getByRole('button', { name: locale === 'zh-CN' ? '移除 a.pdf' : 'Remove a.pdf' }).click()
  await expect(message).toBeVisible()
})
