import { expect, testDemo } from '#demo'

testDemo('a name that was not saved goes back, and can be tried again', async ({ demo, page, t }) => {
  const rename = async () => {
    await demo.locator('.ivu-typography-edit').click()
    await demo.locator('textarea').fill('April')
    await page.keyboard.press('Enter')
  }
  await rename()
  await expect(demo.getByRole('status')).toHaveText(t('没有保存，已恢复原来的名字，请再试一次'))
  await expect(demo.getByRole('heading')).toContainText(t('三月值班表'))
  await rename()
  await expect(demo.getByRole('status')).toHaveText(t('已保存'))
  await expect(demo.getByRole('heading')).toContainText('April')
})
