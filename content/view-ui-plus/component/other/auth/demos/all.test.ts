import { expect, testDemo } from '#demo'

testDemo('one is enough for an array, the function wants both', async ({ demo, t }) => {
  await expect(demo.getByRole('button')).toHaveText([t('查看退款')])
  await demo.getByLabel(t('导出'), { exact: true }).check()
  await expect(demo.getByRole('button')).toHaveText([t('查看退款'), t('导出退款')])
  await demo.getByLabel(t('退款'), { exact: true }).uncheck()
  await expect(demo.getByRole('button')).toHaveText([t('查看退款')])
})
