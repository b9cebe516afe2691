import { expect, testDemo } from '#demo'

testDemo('says that loading failed, and another attempt brings the list', async ({ demo, t }) => {
  const status = demo.getByRole('status')
  await expect(status).toContainText(t('成员没有读到'))
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(demo.getByRole('listitem')).toHaveCount(3)
  await expect(status).toBeEmpty()
})
