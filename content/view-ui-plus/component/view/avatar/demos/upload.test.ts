import { expect, testDemo } from '#demo'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

testDemo('says what is wrong with a file and shows the one that fits', async ({ demo, t }) => {
  const file = demo.locator('input[type=file]')
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(demo.getByRole('status')).toHaveText(t('请选择 PNG、JPEG 或 WebP 图片'))
  await expect(demo.locator('img')).toHaveCount(0)
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') })
  await expect(demo.locator('img')).toHaveAttribute('src', /^data:image\/png/)
  await expect(demo.getByRole('status')).toHaveText(t('保存后生效'))
})
