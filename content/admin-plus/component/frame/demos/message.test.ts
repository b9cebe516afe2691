import { expect, testDemo } from '#demo'

testDemo('a message counts if the report sent it, and if it says what it should', async ({ demo, t }) => {
  const status = demo.getByRole('status')
  await demo.getByRole('button', { name: t('别的网站：打开 1042') }).click()
  await demo.getByRole('button', { name: t('报表：打开 ../logout') }).click()
  await expect(status).toContainText(t('没有'))
  await demo.getByRole('button', { name: t('报表：打开 1042') }).click()
  await expect(status).toContainText('1042')
})
