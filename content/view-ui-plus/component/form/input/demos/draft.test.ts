import { expect, testDemo } from '#demo'

testDemo('saves by itself, keeps the text when that fails, and tries again', async ({ demo, t }) => {
  const field = demo.getByLabel(t('会议纪要'))
  const status = demo.getByRole('status')
  await field.fill('Agenda')
  await expect(status).toHaveText(t('没有连上服务器，内容还在这里'))
  await expect(field).toHaveValue('Agenda')
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(status).toHaveText(t('已保存'))

  await field.fill('Agenda, decisions')
  await field.blur()
  await expect(status).toHaveText(t('正在保存…'))
  await expect(status).toHaveText(t('已保存'))
})
