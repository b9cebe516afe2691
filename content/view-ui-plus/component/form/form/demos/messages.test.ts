import { expect, testDemo } from '#demo'

testDemo('messages are collected, or below their items, and one item is reset alone', async ({ demo, page, t }) => {
  const [name, phone] = [demo.getByLabel(t('姓名')), demo.getByLabel(t('手机'), { exact: true })]
  const tips = demo.locator('.ivu-form-item-error-tip')
  await name.focus()
  await page.keyboard.press('Tab')
  await phone.fill('12')
  await page.keyboard.press('Tab')
  await expect(demo.getByRole('alert')).toHaveText(`${t('请填写姓名')}${t("'；'").slice(1, -1)}${t('手机号是 11 位')}`)
  await expect(tips).toHaveCount(0)
  await demo.getByRole('switch').click()
  await expect(tips).toHaveText([t('请填写姓名'), t('手机号是 11 位')])
  await demo.getByRole('button', { name: t('只重置手机') }).click()
  await expect(phone).toHaveValue('')
  await expect(demo.getByRole('alert')).toHaveText(t('请填写姓名'))
})
