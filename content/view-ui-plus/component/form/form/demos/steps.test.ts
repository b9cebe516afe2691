import { expect, testDemo } from '#demo'

testDemo('a step lets go only when its own fields are right', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('下一步') }).click()
  await expect(demo.locator('.ivu-form-item-error-tip:visible')).toHaveText([t('请填写项目名称'), t('请填写团队')])
  await demo.getByLabel(t('项目名称')).fill('Atlas')
  await demo.getByLabel(t('团队'), { exact: true }).fill('Web')
  await page.keyboard.press('Enter')
  await demo.locator('.ivu-select-selection').click()
  await demo.locator('.ivu-select-item', { hasText: t('免费版') }).click()
  await demo.getByRole('button', { name: t('创建') }).click()
  await expect(demo.getByRole('status')).toContainText('Atlas')
})
