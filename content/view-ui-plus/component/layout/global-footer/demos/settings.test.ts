import { expect, testDemo } from '#demo'

testDemo('a field in the row of links works as anywhere', async ({ demo, t }) => {
  await expect(demo.getByRole('status')).toContainText('12:00')
  await demo.getByLabel(t('时区')).selectOption('Europe/Berlin')
  await expect(demo.getByRole('status')).toContainText('05:00')
  await expect(demo.getByRole('link')).toHaveAttribute('href', '/status')
})
