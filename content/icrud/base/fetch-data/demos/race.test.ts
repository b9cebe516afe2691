import { expect, testDemo } from '#demo'

testDemo('the slow first answer is stopped, the fast second one stands', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('先慢后快，连问两次') }).click()
  await expect(demo.getByText('200 ms')).toBeVisible()
  await expect(demo.getByRole('log').locator('p')).toHaveCount(2)
  await expect(demo.getByText('1200 ms')).toHaveCount(0)
})
