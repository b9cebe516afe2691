import { expect, testDemo } from '#demo'

testDemo('is searched by code in any case, and says when nothing is found', async ({ demo, t }) => {
  const left = demo.locator('.ivu-transfer-list').first()
  const query = left.getByRole('textbox')
  await query.fill('km')
  await expect(left.locator('.ivu-transfer-list-content-item')).toHaveText([t('昆明长水')])
  await query.fill('xyz')
  await expect(left.getByText(t('没有机场'))).toBeVisible()
})
