import { expect, testDemo } from '#demo'

testDemo('a draft outlives leaving, belongs to its page, and can be cleared', async ({ demo, t }) => {
  const note = demo.getByLabel(t('备注'))
  await note.fill('20871')
  await demo.getByLabel('/order/list/20872').check()
  await expect(note).toHaveValue('')
  await demo.getByLabel('/order/list/20871').check()
  await demo.getByRole('button', { name: t('离开页面') }).click()
  await demo.getByRole('button', { name: t('返回页面') }).click()
  await expect(note).toHaveValue('20871')
  await demo.getByRole('button', { name: t('清除') }).click()
  await expect(note).toHaveValue('')
  await expect(demo.locator('pre')).toHaveText('{}')
})

testDemo('apart by name, two orders share a draft', async ({ demo, t }) => {
  await demo.getByLabel(t('按名称区分')).check()
  await demo.getByLabel(t('备注')).fill('both')
  await demo.getByLabel('/order/list/20872').check()
  await expect(demo.getByLabel(t('备注'))).toHaveValue('both')
  await demo.getByRole('button', { name: t('清除') }).click()
})
