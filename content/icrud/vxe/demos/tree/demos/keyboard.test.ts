import { expect, testDemo } from '#demo'

testDemo('rows unfold by the keyboard and say whether they are', async ({ demo, page, t }) => {
  const contracts = demo.getByRole('button', { name: t('合同') })
  await contracts.focus()
  await page.keyboard.press('Enter')
  await expect(contracts).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(demo.getByRole('button', { name: t('采购') })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(demo.getByText('2026')).toBeVisible()
  await contracts.press('Enter')
  await expect(demo.getByText('2026')).toHaveCount(0)
  await expect(contracts).toBeFocused()
})
