import { expect, testDemo } from '#demo'

testDemo('turns only after a yes, and back without a question', async ({ demo, page, t }) => {
  const control = demo.getByRole('switch')
  await control.click()
  await page.getByRole('button', { name: t('先不公开') }).click()
  await expect(page.getByText(t('公开这份报告？'))).toBeHidden()
  await expect(control).not.toBeChecked()

  await control.click()
  await page.getByRole('button', { name: t('公开'), exact: true }).click()
  await expect(control).toBeChecked()
  await expect(page.getByText(t('公开这份报告？'))).toBeHidden()
  await control.click()
  await expect(control).not.toBeChecked()
})
