import { expect, testDemo } from '#demo'

testDemo('a click on a text ticks that one alone', async ({ demo, t }) => {
  await demo.getByText(t('研发中心'), { exact: true }).click()
  await expect(demo.getByRole('status')).toHaveText(t('通知：') + t('测试组'))
  await demo.getByText(t('外包组（不接收通知）')).click()
  await expect(demo.getByRole('checkbox').last()).not.toBeChecked()
})
