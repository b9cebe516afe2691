import { expect, testDemo } from '#demo'

testDemo('a double click copies where one is', async ({ demo, page, t }) => {
  await expect(demo.getByRole('link', { name: t('隐私条款') })).toHaveAttribute('href', '/privacy')
  await demo.getByText('Copyright ©').dblclick()
  await expect(demo.getByRole('status')).toContainText(new URL(page.url()).pathname)
})
