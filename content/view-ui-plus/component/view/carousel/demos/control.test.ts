import { expect, testDemo } from '#demo'

testDemo('only the slide in sight can be used, and the end is the end', async ({ demo, t }) => {
  const next = demo.getByRole('button', { name: t('下一张') })
  const usable = demo.locator('.ivu-carousel-item:not([inert]) a')
  await next.click()
  await expect(usable).toHaveText([t('打开试试')])
  await expect(usable).toBeInViewport()
  await next.click()
  await expect(next).toBeDisabled()
  await expect(demo.getByRole('status')).toHaveText('3 / 3')
})
