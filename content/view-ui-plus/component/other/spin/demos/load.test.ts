import { expect, testDemo } from '#demo'

testDemo('a failure keeps what was there; then it succeeds, then it is empty', async ({ demo, t }) => {
  const button = demo.getByRole('button')
  await button.click()
  await expect(demo.locator('[aria-busy="true"] .ivu-spin')).toBeVisible()
  await expect(demo.getByRole('status')).toHaveText(t('没有连上，下面是刷新之前的内容。'))
  await expect(demo.locator('li')).toHaveCount(2)
  await button.click()
  await expect(demo.getByRole('status')).toHaveText(t('已经是最新的'))
  await expect(demo.locator('li')).toHaveCount(3)
  await button.click()
  await expect(demo.getByText(t('没有待办，可以休息一下。'))).toBeVisible()
  await expect(demo.locator('.ivu-spin')).toHaveCount(0)
})
