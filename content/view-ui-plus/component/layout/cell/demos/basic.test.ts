import { expect, testDemo } from '#demo'

testDemo('the group tells which line was clicked', async ({ demo, t }) => {
  await demo.getByText(t('兴趣')).click()
  await expect(demo.getByRole('status')).toContainText('tags')
})
