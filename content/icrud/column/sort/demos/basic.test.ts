import { expect, testDemo } from '#demo'

testDemo('a head goes up, down and back to no order, and starts where the column says', async ({ demo, t }) => {
  const first = demo.locator('.ivu-table-tbody .ivu-table-row').first()
  const state = demo.getByText(/^sort/)
  await expect(first).toContainText(t('远山'))
  const score = demo.getByRole('button', { name: t('评分') })
  await score.focus()
  await score.press('Enter')
  await expect(first).toContainText(t('长夜'))
  await expect(state).toContainText('score asc')
  await score.press('Enter')
  await expect(first).toContainText(t('渡口'))
  await score.press('Enter')
  await expect(state).not.toContainText('score')
  await expect(score).toBeFocused()
})
