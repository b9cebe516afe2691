import { expect, testDemo } from '#demo'

testDemo('the arc and the number follow the value, up to 100', async ({ demo, t }) => {
  const circle = demo.getByRole('progressbar')
  const arc = circle.locator('path').last()
  await expect(arc).toHaveCSS('stroke-dashoffset', /^118/)
  for (let count = 0; count < 2; count += 1) await demo.getByRole('button', { name: t('完成一项') }).click()
  await expect(circle).toHaveAttribute('aria-valuenow', '100')
  await expect(circle).toHaveText('100%')
  await expect(arc).toHaveCSS('stroke-dashoffset', '0px')
  await expect(demo.getByRole('button', { name: t('完成一项') })).toBeDisabled()
})
