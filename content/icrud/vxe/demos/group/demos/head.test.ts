import { expect, testDemo } from '#demo'

testDemo('columns stand below the head they share, and can be ordered by', async ({ demo, t }) => {
  const head = demo.locator('.vxe-table--main-wrapper th', { hasText: t('上半年') })
  await expect(head).toHaveAttribute('colspan', '2')
  await demo.getByRole('button', { name: t('一季度') }).click()
  await expect(demo.locator('.vxe-table--main-wrapper .vxe-body--row').first()).toContainText(t('企业版'))
})
