import { expect, testDemo } from '#demo'

testDemo('buttons take the font of where they stand', async ({ demo, t }) => {
  const family = () => demo.getByRole('button').evaluate((button) => getComputedStyle(button).fontFamily)
  await expect.poll(family).toContain('PingFang SC')
  await demo.getByText(t('衬线')).click()
  await expect.poll(family).toContain('Georgia')
})
