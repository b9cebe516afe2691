import { expect, testDemo } from '#demo'

testDemo('equal neighbours share a cell, and are apart again in another order', async ({ demo, t }) => {
  const cells = (city: string) => demo.locator('.vxe-body--row td:visible', { hasText: t(city) })
  await expect(cells('杭州')).toHaveCount(1)
  await expect(cells('杭州')).toHaveAttribute('rowspan', '3')
  await expect(cells('成都')).toHaveAttribute('rowspan', '2')
  await demo.getByRole('button', { name: t('销售额') }).click()
  await expect(demo.locator('.vxe-body--row').first()).toContainText('71')
  await expect(cells('成都')).toHaveCount(2)
})
