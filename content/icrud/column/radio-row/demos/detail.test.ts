import { expect, testDemo } from '#demo'

testDemo('beside the list stands the record that is chosen, whatever was searched for', async ({ demo, t }) => {
  await expect(demo.getByText(t('改到周四上午十点。'))).toBeVisible()
  await demo.getByLabel(t('发件人')).fill('ben')
  await demo.getByLabel(t('发件人')).press('Enter')
  await expect(demo.getByText(t('附件已经盖章。'))).toBeVisible()
  await demo.getByLabel(t('发件人')).fill('zoe')
  await demo.getByLabel(t('发件人')).press('Enter')
  await expect(demo.getByText(t('没有信'))).toBeVisible()
})
