import { expect, testDemo } from '#demo'

testDemo('pasted names join those who are there, each once', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('批量添加') }).click()
  await page.getByLabel(t('连标题一起粘贴，第一列是姓名')).fill(`name\n${t('林知夏')}\nWanda\nEthan`)
  await page.locator('.ivu-modal-footer .ivu-btn-primary').click()
  await expect(demo.getByRole('status')).toContainText('Wanda')
  await expect(demo.getByRole('status')).toContainText('Ethan')
})
