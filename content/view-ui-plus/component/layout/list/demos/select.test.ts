import { expect, testDemo } from '#demo'

testDemo('all are chosen at once, and deleting leaves the rest', async ({ demo, t }) => {
  const boxes = demo.getByRole('checkbox')
  await demo.getByRole('button', { name: t('全选') }).click()
  await expect(demo.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await demo.getByText(t('封面.png')).click()
  await demo.getByRole('button', { name: t('删除所选') }).click()
  await expect(boxes).toHaveCount(1)
  await demo.getByText(t('封面.png')).click()
  await demo.getByRole('button', { name: t('删除所选') }).click()
  await expect(demo.getByText(t('没有文件了。'))).toBeVisible()
})
