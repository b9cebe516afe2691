import { expect, testDemo } from '#demo'

testDemo('a taken name is told on leaving, a refused one after submitting', async ({ demo, page, t }) => {
  const name = demo.getByLabel(t('用户名'))
  await name.fill('admin')
  await page.keyboard.press('Tab')
  await expect(demo.getByText(t('这个名字已被占用'))).toBeVisible()
  await name.fill('root')
  await page.keyboard.press('Enter')
  await expect(demo.getByText(t('这个名字不允许注册'))).toBeVisible()
  await name.fill('nora')
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('status')).toHaveText(t('注册成功'))
  await expect(demo.locator('.ivu-form-item-error-tip')).toHaveCount(0)
})
