import { expect, testDemo } from '#demo'

testDemo('whole and fractional steps add up exactly', async ({ demo, page, locale }) => {
  const [size, height] = [demo.locator('.ivu-slider-button').first(), demo.locator('.ivu-slider-button').last()]
  await size.focus()
  await page.keyboard.press('ArrowUp')
  await expect(demo.getByText(locale === 'zh-CN' ? '字号 18 px' : 'Font size: 18 px')).toBeVisible()
  await height.focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight')
  await expect(demo.getByText(locale === 'zh-CN' ? '行高 1.9' : 'Line height: 1.9')).toBeVisible()
})
