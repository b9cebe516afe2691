import { expect, testDemo } from '#demo'

testDemo('keeps the order of the clicks, which can be put right', async ({ demo, t }) => {
  await demo.getByRole('checkbox', { name: t('周一') }).press('Space')
  await expect(demo.getByText(`${t('勾选的先后：')}${t('周三')} ${t('周一')}`)).toBeVisible()
  await expect(demo.getByText(`${t('一周的顺序：')}${t('周一')} ${t('周三')}`)).toBeVisible()
})
