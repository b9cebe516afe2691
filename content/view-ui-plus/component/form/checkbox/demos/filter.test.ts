import { expect, testDemo } from '#demo'

testDemo('what is chosen stays chosen out of sight', async ({ demo, t, locale }) => {
  await demo.getByLabel(t('门店编号')).fill('s-29')
  const shown = demo.getByRole('checkbox')
  await expect(shown).toHaveCount(10)
  await demo.getByText('S-295').click()
  await expect(demo.getByRole('status')).toHaveText(locale === 'zh-CN' ? '显示 10 家，已选 2 家' : '10 shown, 2 selected')
  await demo.getByLabel(t('门店编号')).fill('')
  await expect(demo.getByRole('checkbox', { name: 'S-007' })).toBeChecked()
  await expect(demo.getByRole('checkbox', { name: 'S-295' })).toBeChecked()
})
