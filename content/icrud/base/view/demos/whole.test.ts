import { expect, testDemo } from '#demo'

testDemo('a record that cannot be fetched says so, and can be asked for again', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const dialog = page.getByRole('dialog')
  await demo.getByText(t('让请求失败')).click()
  await demo
    .getByRole('button', { name: own('查看', 'View') })
    .first()
    .click()
  await expect(dialog.getByText(own('网络断开了（演示）', 'The network is down (demo)'))).toBeVisible()
  await demo.getByText(t('让请求失败')).dispatchEvent('click')
  await dialog.getByRole('button', { name: own('重试', 'Try again') }).click()
  await expect(dialog.getByText('08:02:11 started')).toBeVisible()
})
