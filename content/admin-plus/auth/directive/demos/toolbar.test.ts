import { expect, testDemo } from '#demo'

testDemo('buttons without the permission are gone, and come back on mounting only', async ({ demo, t }) => {
  const exportAll = demo.getByRole('button', { name: t('导出全部') })
  const importMany = demo.getByRole('button', { name: t('批量导入') })
  await expect(demo.getByRole('button', { name: t('新建订单') })).toBeVisible()
  await expect(exportAll).toHaveCount(0)
  await demo.getByLabel(t('导出'), { exact: true }).check()
  await expect(exportAll).toHaveCount(0)
  await demo.getByRole('button', { name: t('重新挂载') }).click()
  await expect(exportAll).toBeVisible()
  await expect(importMany).toHaveCount(0)
})
