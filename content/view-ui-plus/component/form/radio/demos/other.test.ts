import { expect, testDemo } from '#demo'

testDemo('begins with none, and “other” can be typed into at once', async ({ demo, page, t }) => {
  await expect(demo.getByRole('radio', { name: t('不想说') })).toBeChecked()
  await demo.getByText(t('其他')).click()
  const field = demo.getByLabel(t('具体是'))
  await expect(field).toBeFocused()
  await page.keyboard.type('Podcast')
  await expect(field).toHaveValue('Podcast')
  await demo.getByText(t('搜索')).click()
  await expect(field).toHaveCount(0)
})
