import { expect, testDemo } from '#demo'

testDemo('a wrong address is named, and a failed save tried again', async ({ demo, t }) => {
  const field = demo.getByLabel(t('成员名单'))
  const save = demo.getByRole('button', { name: t('保存') })
  await field.fill('name\tmail\nLin\tlin@example.com\nZhou\tnobody')
  await expect(demo.getByRole('listitem')).toContainText(['Zhou'])
  await expect(save).toBeDisabled()
  await field.fill('name\tmail\nLin\tlin@example.com\nZhou\tzhou@example.com')
  await save.click()
  await expect(demo.getByRole('status')).toHaveText(t('没有保存，请再试一次。'))
  await save.click()
  await expect(demo.getByRole('status')).toHaveText(t('已保存'))
})
