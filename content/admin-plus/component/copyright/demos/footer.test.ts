import { expect, testDemo } from '#demo'

testDemo('a double click copies the name of the route', async ({ demo, t }) => {
  await expect(demo.getByRole('link', { name: t('隐私条款') })).toHaveAttribute('href', '/privacy')
  await demo.getByText('Copyright ©').dblclick()
  await expect(demo.getByRole('status')).toContainText('order-list')
})
