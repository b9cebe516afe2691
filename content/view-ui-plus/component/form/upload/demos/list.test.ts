import { expect, testDemo } from '#demo'

testDemo('three are enough, and all can be cleared', async ({ demo, t }) => {
  const [add, entries] = [demo.getByRole('button', { name: t('添加附件') }), demo.locator('.ivu-upload-list-file')]
  await expect(entries).toHaveCount(2)
  await expect(entries.last().locator('.ivu-progress')).toBeVisible()
  await demo.locator('input[type=file]').setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') })
  await expect(add).toBeDisabled()
  await demo.getByRole('button', { name: t('清空附件') }).click()
  await expect(entries).toHaveCount(0)
  await expect(add).toBeEnabled()
})
