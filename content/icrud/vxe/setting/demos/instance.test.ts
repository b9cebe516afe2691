import { expect, testDemo } from '#demo'

testDemo('the instance filters and scrolls', async ({ demo, locale, t }) => {
  const shown = (count: number) => demo.getByText(locale === 'zh-CN' ? `显示 ${count} 条` : `${count} shown`)
  await expect(shown(60)).toBeVisible()
  await demo.getByRole('button', { name: t('只看紧急') }).click()
  await expect(shown(10)).toBeVisible()
  await demo.getByRole('button', { name: t('到最后一条') }).click()
  await expect(demo.getByText('T-55')).toBeInViewport()
  await demo.getByRole('button', { name: t('全部'), exact: true }).click()
  await expect(shown(60)).toBeVisible()
})
