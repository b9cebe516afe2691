import { expect, testDemo } from '#demo'

testDemo('can be paused and started', async ({ demo, t }) => {
  const button = demo.getByRole('button')
  await button.click()
  await expect(button).toHaveText(t('播放'))
  await button.click()
  await expect(button).toHaveText(t('暂停'))
})
