import { expect, testDemo } from '#demo'

testDemo('a failure is told, another click reads the cities', async ({ demo, t }) => {
  const field = demo.getByLabel(t('籍贯'))
  const item = (name: string) => demo.locator('.ivu-cascader-menu-item', { hasText: t(name) })
  await field.click()
  await item('云南').click()
  await expect(demo.getByRole('status')).toContainText(t('云南'))
  await item('云南').click()
  await item('大理').click()
  await expect(field).toHaveValue(`${t('云南')} / ${t('大理')}`)
  await expect(demo.getByRole('status')).toBeEmpty()
})
