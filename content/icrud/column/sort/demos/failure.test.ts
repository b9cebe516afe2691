import { expect, testDemo } from '#demo'

testDemo('another order begins at page 1, and a failed one changes neither page nor order', async ({ demo, locale, t }) => {
  const read = async () => {
    await demo.getByRole('button', { name: t('读出现在的条件') }).click()
    return demo.locator('code').textContent()
  }
  await demo.locator('.ivu-page-item', { hasText: '2' }).click()
  await expect(demo.getByText('2026-04-14')).toBeVisible()
  expect(await read()).toBe('page 2, -')
  await demo.getByText(t('让请求失败')).click()
  await demo.getByRole('button', { name: t('访问量') }).click()
  await expect(demo.getByRole('alert').getByText(locale === 'zh-CN' ? '网络断开了（演示）' : 'The network is down (demo)')).toBeVisible()
  expect(await read()).toBe('page 2, -')
  await demo.getByText(t('让请求失败')).click()
  await demo.getByRole('button', { name: t('访问量') }).click()
  await expect(demo.getByText('2026-04-10')).toBeVisible()
  expect(await read()).toBe('page 1, visits asc')
})
