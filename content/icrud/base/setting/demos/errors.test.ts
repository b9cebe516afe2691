import { expect, testDemo } from '#demo'

testDemo('people read what the settings make of an error, and the log has the error', async ({ demo, locale, t }) => {
  await expect(demo.getByText('alpha')).toBeVisible()
  await demo.getByText(t('让请求失败')).click()
  await demo.getByRole('button', { name: locale === 'zh-CN' ? '刷新' : 'Refresh' }).click()
  await expect(demo.getByText(t('列表服务暂时不可用（E-502）'))).toBeVisible()
  await expect(demo.locator('code')).toHaveText('fetchData: 504 Gateway Timeout')
})
