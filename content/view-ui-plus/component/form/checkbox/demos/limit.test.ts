import { expect, testDemo } from '#demo'

testDemo('the fourth cannot be ticked until one is unticked', async ({ demo, t }) => {
  const box = (topic: string) => demo.getByRole('checkbox', { name: t(topic) })
  await box('设计').press('Space')
  await box('测试').press('Space')
  await expect(box('运维')).toBeDisabled()
  await expect(demo.getByRole('status')).toHaveText(t('选满了，取消一个才能换'))
  await box('设计').press('Space')
  await expect(box('运维')).toBeEnabled()
})
