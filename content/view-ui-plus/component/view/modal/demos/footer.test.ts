import { expect, testDemo } from '#demo'

testDemo('three buttons of its own', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('离开页面') }).click()
  const box = page.locator('.ivu-modal:visible')
  await expect(box.getByRole('button')).toHaveText([t('不保存'), t('继续编辑'), t('保存并离开')])
  await box.getByRole('button', { name: t('保存并离开') }).click()
  await expect(demo.getByRole('status')).toHaveText(t('已经保存'))
  await expect(page.locator('.ivu-modal:visible')).toHaveCount(0)
})
