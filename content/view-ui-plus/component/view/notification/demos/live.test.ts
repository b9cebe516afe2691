import { expect, testDemo } from '#demo'

testDemo('a new one is counted and announced', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('来一个订单') }).click()
  await expect(demo.getByRole('status')).toContainText('1001')
  await expect(demo.locator('[aria-expanded]')).toHaveAttribute('aria-label', /1/)
})
