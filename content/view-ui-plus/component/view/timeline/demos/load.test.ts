import { expect, testDemo } from '#demo'

testDemo('keeps what is there when it fails, goes on, and says when that is all', async ({ demo, t }) => {
  const items = demo.getByRole('listitem')
  await demo.getByRole('button', { name: t('更早的记录') }).click()
  await expect(demo.getByRole('status')).toHaveText(t('没有读到'))
  await expect(items).toHaveCount(2)
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(items).toHaveCount(4)
  await demo.getByRole('button', { name: t('更早的记录') }).click()
  await expect(demo.getByRole('status')).toHaveText(t('没有更早的了'))
  await expect(items).toHaveCount(5)
})
