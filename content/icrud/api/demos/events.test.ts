import { expect, testDemo } from '#demo'

testDemo('events are told in the order in which they come', async ({ demo, t }) => {
  const first = demo
    .getByRole('list', { name: t('最近的五个事件') })
    .getByRole('listitem')
    .first()
  await expect(first).toContainText('on-load')
  await demo.locator('tbody').getByRole('checkbox').first().check()
  await expect(first).toContainText('on-selection-change')
  await expect(first).toContainText('rows: 1')
})
