import { expect, testDemo } from '#demo'

testDemo('tells what is not saved, and can take it back', async ({ demo, t }) => {
  const status = demo.getByRole('status')
  const discard = demo.getByRole('button', { name: t('放弃') })
  const unchanged = t("'没有修改'").slice(1, -1)
  const field = demo.getByLabel(t('店铺公告'))
  await expect(discard).toBeDisabled()
  await field.fill('Open')
  await expect(status).not.toHaveText(unchanged)
  await discard.click()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(t('本店周一休息'))
  await field.fill('Open daily')
  await demo.getByRole('button', { name: t('保存') }).click()
  await expect(status).toHaveText(unchanged)
  await expect(field).toHaveValue('Open daily')
})
