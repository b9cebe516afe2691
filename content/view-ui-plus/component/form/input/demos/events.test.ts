import { expect, testDemo } from '#demo'

testDemo('every key is noted in order, and Esc leaves the field', async ({ demo, page, t }) => {
  const [field, lines] = [demo.getByLabel(t('优惠码')), demo.getByRole('log').locator('p')]
  await field.focus()
  await page.keyboard.press('a')
  await expect(lines).toHaveText(['on-focus', 'on-keypress a', 'on-change a', 'on-keyup a'])
  await page.keyboard.press('Escape')
  await expect(field).not.toBeFocused()
  await expect(lines.filter({ hasText: 'on-input-change a' })).toHaveCount(1)
  await expect(lines.last()).toHaveText('on-blur')
})
