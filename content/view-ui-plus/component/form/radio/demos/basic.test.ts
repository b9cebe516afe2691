import { expect, testDemo } from '#demo'

testDemo('is chosen from with the mouse and with the arrow keys', async ({ demo, page, t }) => {
  const group = demo.getByRole('radiogroup', { name: t('用哪种方式通知你？') })
  await group.getByText(t('短信')).click()
  await expect(group.getByRole('radio', { name: t('短信') })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(group.getByRole('radio', { name: t('不通知') })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(demo.getByText(`${t('选中的值：')}mail`)).toBeVisible()
})
