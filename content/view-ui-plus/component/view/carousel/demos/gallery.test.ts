import { expect, testDemo } from '#demo'

testDemo('a thumbnail shows its photo', async ({ demo, t }) => {
  const thumb = demo.getByRole('button', { name: t('杯口') })
  const photo = demo.locator('.ivu-carousel img').last()
  await expect(photo).not.toBeInViewport()
  await thumb.click()
  await expect(photo).toBeInViewport({ ratio: 0.9 })
  await expect(thumb).toHaveAttribute('aria-pressed', 'true')
})
