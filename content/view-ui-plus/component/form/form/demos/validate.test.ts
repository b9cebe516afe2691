import { expect, testDemo } from '#demo'

testDemo('every field says what is wrong, and is quiet once it is right', async ({ demo, page, t }) => {
  const submit = demo.getByRole('button', { name: t('提交') })
  const errors = demo.locator('.ivu-form-item-error-tip')
  await submit.click()
  await expect(errors).toHaveText([t('请填写活动名称'), t('请填写邮箱'), t('请填写整数'), t('需要同意活动须知')])

  await demo.getByLabel(t('活动名称')).fill('   ')
  await page.keyboard.press('Tab')
  await expect(errors.first()).toHaveText(t('请填写活动名称'))
  await demo.getByLabel(t('活动名称')).fill('Vue Conf')
  await demo.getByLabel(t('邮箱')).fill('nora@example.com')
  await demo.getByLabel(t('名额')).fill('501')
  await demo.getByText(t('我已阅读活动须知')).click()
  await expect(errors).toHaveText([t('1 到 500 之间')])
  await demo.getByLabel(t('名额')).fill('80')
  await submit.click()
  await expect(demo.getByRole('status')).toHaveText(t('可以提交'))

  await demo.getByRole('button', { name: t('重置') }).click()
  await expect(demo.getByLabel(t('活动名称'))).toHaveValue('')
  await expect(errors).toHaveCount(0)
})
