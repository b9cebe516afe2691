import { expect, testDemo } from '#demo'

testDemo('opens outside the table, and a click in it does not close it', async ({ demo, page, t }) => {
  await demo.getByRole('button').first().click()
  const bubble = page.locator('body > .ivu-poptip-popper:visible')
  await expect(bubble).toContainText(t('昆明 8，大理 4'))
  await bubble.getByText(t('昆明 8，大理 4')).click()
  await expect(bubble).toBeVisible()
  await page.mouse.click(800, 800)
  await expect(bubble).toHaveCount(0)
})
