import { expect, testDemo } from '#demo'

testDemo('goes down by a folder and up by the path', async ({ demo, t }) => {
  const last = demo.locator('.ivu-breadcrumb > span').last()
  await demo.getByRole('button', { name: t('采购') }).click()
  await expect(demo.getByText(t('文件夹是空的'))).toBeVisible()
  await expect(last).toContainText(t('采购'))
  await demo.getByRole('button', { name: t('全部文件') }).click()
  await expect(last).toContainText(t('全部文件'))
  await expect(demo.getByRole('button', { name: t('照片') })).toBeVisible()
})
