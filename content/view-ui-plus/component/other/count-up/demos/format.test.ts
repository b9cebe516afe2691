import { expect, testDemo } from '#demo'

testDemo('ends at the numbers in their formats', async ({ demo, locale }) => {
  const isEnglish = locale === 'en-US'
  await expect(demo.locator('dd')).toHaveText([
    isEnglish ? '$8,642.50' : '¥ 8,642.50',
    '97.3%',
    '1 234 567',
    '8642,50',
    locale === 'zh-CN' ? '二〇二六' : '٢٠٢٦',
    isEnglish ? '256.0 k' : '25.6 万',
  ])
})
