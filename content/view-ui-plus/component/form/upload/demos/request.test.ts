import { expect, testDemo } from '#demo'

testDemo('the server gets the file under its name, the fields and the headers', async ({ demo }) => {
  await demo.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') })
  for (const part of ['"document": "a.pdf"', '"year": "2026"', '"Authorization": "Bearer demo"'])
    await expect(demo.getByRole('status')).toContainText(part)
})
