import { expect, testDemo } from '#demo'

testDemo('reads texts as numbers', async ({ demo, t }) => {
  const result = demo.getByRole('status')
  await expect(result).toHaveText('1,500.00')
  await demo.getByLabel(t('值')).fill('12%')
  await expect(result).toHaveText('0.12')
  await demo.getByLabel(t('格式')).fill('0.0%')
  await expect(result).toHaveText('12.0%')
  await demo.getByLabel(t('值')).fill('01:30')
  await demo.getByLabel(t('格式')).fill('0,0')
  await expect(result).toHaveText('90')
})
