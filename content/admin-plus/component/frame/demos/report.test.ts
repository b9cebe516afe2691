import { expect, testDemo } from '#demo'

testDemo('one page after the other opens in the frame, and says when it is there', async ({ demo, t }) => {
  const frame = demo.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: t('一月') })).toBeVisible()
  await expect(demo.getByRole('status')).toHaveText(t('已打开'))
  await demo.getByRole('button', { name: t('下一份报表') }).click()
  await expect(frame.getByRole('heading', { name: t('二月') })).toBeVisible()
  await expect(demo.getByRole('status')).toHaveText(t('已打开'))
  await expect(demo.locator('iframe')).toHaveAttribute('sandbox', '')
  await expect(demo.locator('iframe')).toHaveAttribute('title', t('销售报表'))
})
