import { expect, testDemo } from '#demo'

const file = (name: string, size: number) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(size) })

testDemo('what is no picture or too large is told, the rest goes off', async ({ demo }) => {
  await demo.locator('input[type=file]').setInputFiles([file('notes.txt', 10), file('large.png', 300 * 1024), file('small.PNG', 10)])
  await expect(demo.getByRole('status').getByRole('listitem')).toHaveText([/^notes\.txt/, /^large\.png.+300 KB/])
  await expect(demo.locator('.ivu-upload-list-file-finish')).toHaveText(/small\.PNG/)
})
