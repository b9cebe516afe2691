import { expect, testDemo } from '#demo'

testDemo('begins with a label, searches, and says when the server is not reached', async ({ demo, t }) => {
  const input = demo.getByRole('textbox')
  await expect(input).toHaveValue(t('边城'))
  await input.click()
  await input.fill(t('骆驼祥子').slice(0, 4))
  await demo.locator('.ivu-select-item', { hasText: t('骆驼祥子') }).click()
  await expect(input).toHaveValue(t('骆驼祥子'))

  await demo.getByRole('switch').click()
  await input.click()
  await input.fill(t('围城').slice(0, 4))
  await expect(demo.getByText(t('没有连上服务器，改几个字再试'))).toBeVisible()
})
