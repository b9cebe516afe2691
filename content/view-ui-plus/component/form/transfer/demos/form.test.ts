import { expect, testDemo } from '#demo'

testDemo('none is too few, three are too many, two are saved', async ({ demo, t }) => {
  const message = demo.getByText(t('给这个角色一到两项权限'))
  const [left, right] = [demo.locator('.ivu-transfer-list').first(), demo.locator('.ivu-transfer-list').last()]
  await demo.getByRole('button', { name: t('保存') }).click()
  await expect(message).toBeVisible()
  await left.locator('.ivu-transfer-list-header-title').click()
  await demo.getByRole('button', { name: t('授予') }).click()
  await expect(right.locator('.ivu-transfer-list-content-item')).toHaveCount(3)
  await expect(message).toBeVisible()
  await right.locator('li', { hasText: t('库存') }).click()
  await demo.getByRole('button', { name: t('收回') }).click()
  await expect(message).toBeHidden()
  await demo.getByRole('button', { name: t('保存') }).click()
  await expect(demo.getByRole('status')).toHaveText(t('已保存'))
})
