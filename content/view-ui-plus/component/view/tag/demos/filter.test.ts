import { expect, testDemo } from '#demo'

testDemo('drops one by keyboard, then all, and brings them back', async ({ demo, page, t }) => {
  const items = demo.getByRole('listitem')
  await items.first().getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(items).toHaveCount(2)
  await demo.getByRole('button', { name: t('全部清空') }).click()
  await expect(items).toHaveCount(0)
  await demo.getByRole('button', { name: t('恢复') }).click()
  await expect(items).toHaveCount(3)
})
