import { expect, testDemo } from '#demo'

testDemo('one handle pushes the other, and the rooms follow', async ({ demo, page, t, locale }) => {
  const [low, high] = [demo.locator('.ivu-slider-button').first(), demo.locator('.ivu-slider-button').last()]
  await low.focus()
  for (let press = 0; press < 21; press += 1) await page.keyboard.press('ArrowRight')
  await expect(demo.getByText(locale === 'zh-CN' ? '每晚 360 至 360 元' : '¥360 to ¥360 a night')).toBeVisible()
  await expect(demo.getByRole('status')).toHaveText(t('没有这个价格的房间'))
  await high.focus()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight')
  await expect(demo.getByRole('status')).toHaveText(locale === 'zh-CN' ? '有 1 间房' : 'Rooms found: 1')
})
