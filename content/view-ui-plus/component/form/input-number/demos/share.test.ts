import { expect, testDemo } from '#demo'

testDemo('nobody gets more than what is left', async ({ demo, page, t }) => {
  const ads = demo.getByLabel(t('推广'))
  await ads.fill('90')
  await page.keyboard.press('Enter')
  await expect(ads).toHaveValue('30')
  await expect(demo.getByRole('status')).toHaveText(t('正好分完'))
  await demo.getByLabel(t('人力')).press('ArrowUp')
  await expect(demo.getByLabel(t('人力'))).toHaveValue('50')
})
