import { expect, testDemo } from '#demo'

testDemo('groups with a hit open, and the current item stays marked', async ({ demo, t, locale }) => {
  const shown = demo.locator('.ivu-menu-item:visible')
  await expect(shown).toHaveCount(3)
  await demo.getByRole('textbox').fill(locale === 'zh-CN' ? '运费' : 'shipping')
  await expect(shown).toHaveText([t('运费模板'), t('运费优惠')])
  await demo.getByRole('textbox').fill('xyz')
  await expect(demo.getByRole('status')).toHaveText(t('没有这项设置'))
  await demo.getByRole('textbox').fill('')
  await expect(shown).toHaveCount(3)
  await expect(demo.locator('.ivu-menu-item-selected')).toHaveText(t('运费模板'))
})
