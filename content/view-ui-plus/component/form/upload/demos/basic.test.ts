import { expect, testDemo } from '#demo'

testDemo('a chosen file is uploaded, listed, and taken off', async ({ demo, t, locale }) => {
  await demo.locator('input[type=file]').setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') })
  await expect(demo.getByRole('status')).toHaveText(locale === 'zh-CN' ? '已上传到 /files/plan.txt' : 'Uploaded to /files/plan.txt')
  const entry = demo.locator('.ivu-upload-list-file', { hasText: 'plan.txt' })
  await expect(entry).toHaveClass(/finish/)
  await entry.hover()
  await entry.locator('.ivu-upload-list-remove').click()
  await expect(entry).toHaveCount(0)
  await expect(demo.getByRole('button', { name: t('选择文件') })).toBeVisible()
})
