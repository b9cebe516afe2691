import { expect, testDemo } from '#demo'

testDemo('another look shows from the next start', async ({ demo, page, t }) => {
  const bar = page.locator('.ivu-loading-bar')
  await demo.getByRole('button', { name: t('开始') }).click()
  await expect(bar).toHaveCSS('height', '2px')
  await demo.getByLabel(t('醒目')).check()
  await expect(bar).toHaveCount(0)
  await demo.getByRole('button', { name: t('开始') }).click()
  await expect(bar).toHaveCSS('height', '4px')
  await expect(page.locator('.ivu-loading-bar-inner')).toHaveCSS('background-color', 'rgb(107, 79, 187)')
  await demo.getByRole('button', { name: t('出错') }).click()
  await expect(page.locator('.ivu-loading-bar-inner')).toHaveCSS('background-color', 'rgb(180, 35, 24)')
  await expect(bar).toBeHidden()
  await expect(page.locator('.ivu-loading-bar-inner')).toHaveAttribute('style', /width: 0%/)
})
