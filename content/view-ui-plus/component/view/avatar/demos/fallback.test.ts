import { expect, testDemo } from '#demo'

testDemo('a broken picture gives way to the letter, a new address is tried', async ({ demo, t }) => {
  await expect(demo.locator('.ivu-avatar')).toHaveText(t('沈'))
  await demo.getByRole('button').click()
  await expect(demo.locator('.ivu-avatar img')).toHaveAttribute('src', /svg/)
})
