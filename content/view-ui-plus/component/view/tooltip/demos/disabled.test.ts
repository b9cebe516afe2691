import { expect, testDemo } from '#demo'

testDemo('says why the disabled button does not work, and is quiet once it does', async ({ demo, page, t }) => {
  const tip = demo.locator('.ivu-tooltip-popper')
  const button = demo.getByRole('button', { name: t('转让') })
  await button.hover({ force: true })
  await expect(tip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
  await demo.getByRole('checkbox').check({ force: true })
  await button.click()
  await expect(demo.getByText(t('已经转让。'))).toBeVisible()
  await expect(tip).toBeHidden()
})
