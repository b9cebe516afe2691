import { expect, testDemo } from '#demo'

testDemo('reads at the second attempt, adds a task and deletes one', async ({ demo, page, t }) => {
  const rows = demo.locator('.ivu-table-body tbody tr')
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(rows).toHaveCount(2)

  await demo.getByRole('button', { name: t('添加') }).click()
  await expect(demo.locator('.ivu-form-item-error-tip')).toHaveText([t('写下要做什么'), t('选择负责人')])
  await demo.getByPlaceholder(t('新任务')).fill('Write tests')
  await demo.locator('.ivu-select-selection').click()
  await demo.locator('.ivu-select-item', { hasText: t('顾南乔') }).click()
  await demo.getByRole('button', { name: t('添加') }).click()
  await expect(rows.last()).toContainText('Write tests')

  await demo.getByRole('button', { name: `${t('删除')} Write tests` }).click()
  await page
    .locator('.ivu-modal')
    .getByRole('button', { name: t('删除') })
    .click()
  await expect(rows).toHaveCount(2)
  await expect(page.locator('.ivu-modal')).toHaveCount(0)
})
