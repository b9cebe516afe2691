import { expect, testDemo } from '#demo'

testDemo('Enter and the button search, the cross brings everything back', async ({ demo, page, t }) => {
  const field = demo.getByLabel(t('帮助中心'))
  const items = demo.getByRole('listitem')
  await field.fill(t('运费怎样计算').slice(0, 7))
  await expect(items).toHaveCount(5)
  await page.keyboard.press('Enter')
  await expect(items).toHaveText([t('运费怎样计算')])

  await field.fill('zzz')
  await demo.getByText(t('搜索'), { exact: true }).click()
  await expect(demo.getByRole('status')).toHaveText(t('没有找到，换一个词试试'))
  await field.hover()
  await demo.locator('.ivu-input-icon-clear').click()
  await expect(items).toHaveCount(5)
})
