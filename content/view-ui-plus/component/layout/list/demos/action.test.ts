import { expect, testDemo } from '#demo'

testDemo('the focus goes on to the next entry, and removing can be undone', async ({ demo, page, t }) => {
  const buttons = demo.locator('.remove')
  const second = await buttons.nth(1).getAttribute('aria-label')
  await buttons.first().click()
  await expect(buttons).toHaveCount(2)
  await expect(buttons.first()).toBeFocused()
  await expect(buttons.first()).toHaveAttribute('aria-label', second ?? '')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(demo.getByText(t('还没有地址。'))).toBeVisible()
  await expect(demo.getByRole('button', { name: t('撤销') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(buttons).toHaveCount(1)
  await expect(buttons.first()).toBeFocused()
})
