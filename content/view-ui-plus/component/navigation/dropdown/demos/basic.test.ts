import { expect, testDemo } from '#demo'

testDemo('opens on click, tells which item was clicked, and closes', async ({ demo, t }) => {
  const item = demo.locator('.ivu-dropdown-item', { hasText: t('移到归档') })
  await expect(item).toBeHidden()
  await demo.getByRole('button').click()
  await item.click()
  await expect(demo.getByRole('status')).toHaveText(t('已移到归档'))
  await expect(item).toBeHidden()
})
