import { expect, testDemo } from '#demo'

testDemo('the count in the tab goes down to nothing', async ({ demo, t }) => {
  const tab = demo.locator('.ivu-tabs-tab').first()
  await expect(tab).toContainText('2')
  await demo.getByRole('button').first().click()
  await expect(tab).toContainText('1')
  await demo.getByRole('button').first().click()
  await expect(tab).toHaveText(t('未读'))
  await expect(demo.getByText(t('都看完了。'))).toBeVisible()
})
