import { expect, testDemo } from '#demo'

testDemo('an order that runs out is canceled, one that had run out never counts', async ({ demo, t }) => {
  await expect(demo.getByText(t('已取消：没有按时付款'))).toHaveCount(2)
  await expect(demo.getByRole('timer')).toHaveCount(1)
  await expect(demo.getByRole('button', { name: 'A-1023' })).toBeDisabled()
  await expect(demo.getByRole('button', { name: 'A-1024' })).toBeEnabled()
})
