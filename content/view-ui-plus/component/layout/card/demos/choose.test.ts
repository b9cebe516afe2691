import { expect, testDemo } from '#demo'

testDemo('arrow keys choose, as among any radio buttons', async ({ demo, page, t }) => {
  await demo.getByRole('radio').nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(demo.getByRole('status')).toHaveText(`${t('已选：')}${t('包年')}`)
  await demo.locator('.ivu-card').first().click()
  await expect(demo.getByRole('status')).toHaveText(`${t('已选：')}${t('单次')}`)
})
