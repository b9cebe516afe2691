import { expect, testDemo } from '#demo'

testDemo('opened with Enter it stays open; Enter saves, Escape does not', async ({ demo, page, t }) => {
  const trigger = demo.getByRole('button')
  const field = demo.getByRole('textbox')
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type('Roadmap')
  await page.keyboard.press('Enter')
  await expect(trigger).toHaveText('Roadmap')
  await expect(trigger).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.type('Never mind')
  await page.keyboard.press('Escape')
  await expect(trigger).toHaveText('Roadmap')
  await expect(demo.getByText(t('文档名称'))).toBeVisible()
})
