import { expect, testDemo } from '#demo'

testDemo('paths that hold the text are listed, one is taken', async ({ demo, t }) => {
  const field = demo.getByLabel(t('专业'))
  const box = demo.locator('.ivu-cascader-rel')
  const found = demo.locator('.ivu-select-item:visible')
  await box.click()
  await field.fill(t('几何').slice(0, 5))
  await expect(found).toHaveText([`${t('数学')} / ${t('几何')}`, `${t('物理')} / ${t('几何光学')}`])
  await found.last().click()
  await expect(demo.locator('.ivu-cascader-label')).toHaveText(`${t('物理')} / ${t('几何光学')}`)
  await box.click()
  await field.fill('?')
  await expect(demo.getByText(t('没有这个专业'))).toBeVisible()
})
