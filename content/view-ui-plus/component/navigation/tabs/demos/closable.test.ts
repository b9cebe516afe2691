import { expect, testDemo } from '#demo'

testDemo('asks before it drops changes, and opens the neighbor of what was closed', async ({ demo, page, t }) => {
  const tabs = demo.locator('.ivu-tabs-tab')
  const close = async (text: string) => {
    await tabs.filter({ hasText: text }).hover()
    await tabs.filter({ hasText: text }).locator('.ivu-tabs-close').click()
  }
  await close(t('待办'))
  await page.locator('.ivu-modal-confirm').getByRole('button').first().click()
  await expect(page.locator('.ivu-modal-confirm')).toBeHidden()
  await expect(tabs).toHaveCount(2)

  await close(t('会议记录'))
  await expect(tabs).toHaveText([`${t('待办')} *`])
  await expect(demo.getByRole('textbox')).toHaveValue(t('续签域名，回复供应商'))

  await demo.getByRole('button', { name: t('新建') }).click()
  await expect(tabs).toHaveCount(2)
  await expect(demo.getByRole('textbox')).toHaveValue('')
})
