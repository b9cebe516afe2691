import { expect, testDemo } from '#demo'

testDemo('folds to its icons, and the links keep their names', async ({ demo, t }) => {
  const sider = demo.locator('.ivu-layout-sider')
  const width = () => sider.evaluate((element) => element.getBoundingClientRect().width)
  await expect.poll(width).toBe(160)
  await demo.getByRole('button', { name: t('收起侧栏') }).click()
  await expect.poll(width).toBe(56)
  await expect(demo.getByRole('button', { name: t('展开侧栏') })).toHaveAttribute('aria-expanded', 'false')
  await demo.getByRole('link', { name: t('会员') }).click()
  await expect(demo.getByText(`${t('正在看：')}${t('会员')}`)).toBeVisible()
})
