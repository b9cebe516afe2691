import { expect, testDemo } from '#demo'

testDemo('a name is looked up before anything is asked for', async ({ demo, locale, t }) => {
  const owner = demo.getByLabel(t('负责人姓名'))
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await demo.getByText(t('让通讯录失败')).click()
  await owner.fill('Ben')
  await owner.press('Enter')
  await expect(demo.getByText(t('通讯录没有响应'))).toBeVisible()
  await demo.getByText(t('让通讯录失败')).click()
  await demo.getByRole('button', { name: locale === 'zh-CN' ? '重试' : 'Try again' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('u9')
})
