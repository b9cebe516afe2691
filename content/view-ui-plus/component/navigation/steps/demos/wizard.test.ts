import { expect, testDemo } from '#demo'

testDemo('each step is checked before the next, and going back keeps what was typed', async ({ demo, page, t }) => {
  const next = demo.getByRole('button', { name: t('下一步') })
  await next.click()
  await expect(demo.getByText(t('请填写团队名称'))).toBeVisible()
  await demo.getByRole('textbox').fill('Atlas')
  await next.click()
  await expect(demo.getByLabel(t('第一位成员的邮箱'))).toBeFocused()
  await expect(demo.locator('[aria-current="step"]')).toContainText(t('成员'))
  await demo.getByRole('button', { name: t('上一步') }).click()
  await expect(demo.getByRole('textbox')).toHaveValue('Atlas')
  await page.keyboard.press('Enter')
  await demo.getByLabel(t('第一位成员的邮箱')).fill('lin@atlas.example')
  await page.keyboard.press('Enter')
  await demo.getByRole('button', { name: t('建立') }).click()
  await expect(demo.getByRole('status')).toContainText('Atlas')
})
