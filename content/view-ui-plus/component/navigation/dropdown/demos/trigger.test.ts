import { expect, testDemo } from '#demo'

testDemo('each opens in its own way only', async ({ demo, page, t }) => {
  const shown = demo.locator('.ivu-dropdown-menu:visible')
  await demo.getByRole('button', { name: t('右键点击') }).click()
  await expect(shown).toHaveCount(0)
  await demo.getByRole('button', { name: t('右键点击') }).click({ button: 'right' })
  await expect(shown).toHaveCount(1)
  await demo.getByRole('button', { name: t('点击'), exact: true }).click()
  await expect(shown).toHaveCount(1)
  await page.mouse.click(900, 800)
  await expect(shown).toHaveCount(0)
  await demo.getByRole('button', { name: t('移到上面') }).hover()
  await expect(shown).toHaveCount(1)
  await page.mouse.move(900, 800)
  await expect(shown).toHaveCount(0)
})
