import { expect, testDemo } from '#demo'

testDemo('buttons without the permission are gone, and come back on mounting only', async ({ demo, t }) => {
  const [exportAll, importMany] = ['导出全部', '批量导入'].map((name) => demo.getByRole('button', { name: t(name) }))
  await expect(demo.getByRole('button', { name: t('新建订单') })).toBeVisible()
  await expect(exportAll).toHaveCount(0)
  await demo.getByLabel(t('导出'), { exact: true }).check()
  await expect(exportAll).toHaveCount(0)
  await demo.getByRole('button', { name: t('重新挂载') }).click()
  await expect(exportAll).toBeVisible()
  await expect(importMany).toHaveCount(0)
})
