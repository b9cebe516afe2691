import { expect, testDemo } from '#demo'

testDemo('tells about the failure, and clears a choice that is gone', async ({ demo, t }) => {
  const ways = demo.getByRole('radiogroup', { name: t('配送方式') })
  await demo.getByRole('button', { name: t('重试') }).click()
  await ways.getByText(t('次日达')).click()
  await expect(ways.getByRole('radio', { name: t('次日达') })).toBeChecked()

  await demo.getByText(t('乡镇')).click()
  await expect(ways.getByRole('radio')).toHaveCount(1)
  await expect(ways.getByRole('radio')).not.toBeChecked()
  await demo.getByText(t('海岛')).click()
  await expect(demo.getByRole('status')).toHaveText(t('这里暂时不能配送，换一个地址试试。'))
})
