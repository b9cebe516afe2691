import { expect, testDemo } from '#demo'

testDemo('counts only where there is a number', async ({ demo, t }) => {
  const number = demo.locator('.number')
  await demo.getByRole('button').click()
  await expect(demo.getByRole('status')).toHaveText(t('没有读到'))
  await expect(number).toHaveText('—')
  await demo.getByRole('button').click()
  await expect(demo.getByRole('status')).toHaveText(t('今天还没有数据'))
  await expect(number).toHaveText('—')
  await demo.getByRole('button').click()
  await expect(number).toHaveText('86,400')
})
