import { expect, testDemo } from '#demo'

testDemo('a row that is too long is named, and no more once mended', async ({ demo, t }) => {
  const field = demo.getByLabel(t('价目表'))
  await field.fill('goods\tprice\ncup\t12\npot\t80\tblue')
  await expect(demo.getByRole('alert')).toContainText('2')
  await field.fill('goods\tprice\ncup\t12\npot\t80')
  await expect(demo.getByRole('alert')).toBeEmpty()
})
