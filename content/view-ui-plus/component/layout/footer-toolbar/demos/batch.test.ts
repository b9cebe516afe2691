import { expect, testDemo } from '#demo'

testDemo('is there while something is chosen, and leaves the focus in the list', async ({ demo, t }) => {
  const bar = demo.getByRole('region')
  await expect(bar).toHaveCount(0)
  await demo.getByLabel(t('桥上的猫')).check()
  await demo.getByLabel(t('旧邮局')).check()
  await expect(bar).toContainText('2')
  await bar.getByRole('button', { name: t('删除照片') }).click()
  await expect(bar).toHaveCount(0)
  await expect(demo.getByRole('checkbox')).toHaveCount(2)
  await expect(demo.getByRole('group', { name: t('照片') })).toBeFocused()
})
