import { expect, testDemo } from '#demo'

testDemo('a click opens it, a click elsewhere closes it', async ({ demo, page, t }) => {
  const bubble = demo.locator('.ivu-poptip-popper').first()
  await demo.getByRole('button', { name: t('运费怎么算') }).click()
  await expect(bubble).toBeVisible()
  await expect(bubble).toContainText(t('满 99 免运费'))
  await page.mouse.click(700, 700)
  await expect(bubble).toBeHidden()
})
