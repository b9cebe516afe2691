import { expect, testDemo } from '#demo'

testDemo('at the limit the others are disabled, until one is taken off', async ({ demo, t }) => {
  const tile = (tag: string) => demo.getByRole('button', { name: t(tag) })
  await tile('徒步').click()
  await tile('咖啡').click()
  await expect(tile('读书')).toBeDisabled()
  await expect(demo.getByRole('status')).toContainText(t('；先取消一项才能再选'))
  await tile('观鸟').click()
  await expect(tile('读书')).toBeEnabled()
  await expect(tile('徒步')).toHaveAttribute('aria-pressed', 'true')
})
