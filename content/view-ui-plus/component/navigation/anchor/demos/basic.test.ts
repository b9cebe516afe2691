import { expect, testDemo } from '#demo'

testDemo('marks what is being read, and goes where it is told without leaving the page', async ({ demo, page, t }) => {
  const address = page.url()
  const active = demo.locator('.ivu-anchor-link-active')
  await expect(active).toHaveText(t('采摘'))
  await demo.getByRole('link', { name: t('存放') }).click()
  await expect(active).toHaveText(t('存放'))
  await demo.locator('.box').evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(active).toHaveText(t('采摘'))
  expect(page.url()).toBe(address)
})
