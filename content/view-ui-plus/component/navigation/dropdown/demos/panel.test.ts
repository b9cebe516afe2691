import { expect, testDemo } from '#demo'

testDemo('stays while it is filled in, and takes over on “apply” only', async ({ demo, page, t }) => {
  const filter = demo.locator('[aria-expanded]')
  await filter.click()
  await demo.getByLabel(t('待发货')).check()
  await expect(demo.getByRole('status')).toHaveText(t('待付款'))
  await demo.getByRole('button', { name: t('应用') }).click()
  await expect(demo.getByRole('status')).toContainText(t('待发货'))
  await filter.click()
  await demo.getByLabel(t('已完成')).check()
  await page.mouse.click(900, 800)
  await expect(demo.getByLabel(t('已完成'))).toBeHidden()
  await expect(demo.getByRole('status')).not.toContainText(t('已完成'))
})
