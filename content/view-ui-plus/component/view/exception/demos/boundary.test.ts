import { expect, testDemo } from '#demo'

testDemo('a component that throws gives way to the exception, and can be opened again', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('让报表出错') }).click()
  await expect(demo.getByRole('heading', { name: t('报表出错了') })).toBeVisible()
  await demo.getByRole('button', { name: t('重新打开') }).click()
  await expect(demo.getByText('42.00')).toBeVisible()
})
