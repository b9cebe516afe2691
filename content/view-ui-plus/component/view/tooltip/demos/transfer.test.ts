import { expect, testDemo } from '#demo'

testDemo('stands outside the area that clips', async ({ demo, page }) => {
  await demo.getByRole('button').first().hover()
  await expect(page.locator('body > .ivu-tooltip-popper:visible')).toHaveCount(1)
})
