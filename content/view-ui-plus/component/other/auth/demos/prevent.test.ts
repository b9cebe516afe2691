import { expect, testDemo } from '#demo'

testDemo('neither mouse nor key get through without permission', async ({ demo, page, t }) => {
  const button = demo.getByRole('button', { name: t('删除'), exact: true })
  await button.click({ force: true })
  await expect(page.getByText(t('只有管理员可以删除，请联系林知夏'))).toBeVisible()
  await button.press('Enter')
  await expect(demo.getByRole('status')).toBeEmpty()
  await demo.getByRole('switch').click()
  await button.click()
  await expect(demo.getByRole('status')).toContainText('1')
})
