import { expect, testDemo } from '#demo'

testDemo('loading, empty and filled', async ({ demo, t }) => {
  await expect(demo.getByText(t('正在读取项目…'))).toBeVisible()
  await demo.getByText(t('没有数据')).click()
  await demo.getByRole('button', { name: t('新建第一个项目') }).click()
  await expect(demo.getByText(t('官网改版'))).toBeVisible()
})
