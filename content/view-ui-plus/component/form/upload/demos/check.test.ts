import { expect, testDemo } from '#demo'

const csv = (text: string) => ({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

testDemo('another first line is refused, the right one imported', async ({ demo, t }) => {
  const input = demo.locator('input[type=file]')
  await input.setInputFiles(csv('mail\na@example.com'))
  await expect(demo.getByRole('status')).toHaveText(t('第一行应当是 name,mail'))
  await expect(demo.locator('.ivu-upload-list-file')).toHaveCount(0)
  await input.setInputFiles(csv('name,mail\nLin,lin@example.com'))
  await expect(demo.getByRole('status')).toHaveText(t('导入完成'))
})
