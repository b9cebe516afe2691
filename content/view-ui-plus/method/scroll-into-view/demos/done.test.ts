import { expect, testDemo } from '#demo'

testDemo('a second call interrupts the first, and arrives', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('到末尾') }).click()
  await demo.getByRole('button', { name: t('到开头') }).click()
  await expect(demo.getByRole('status')).toHaveText(`${t('到末尾')} CANCELED · ${t('到开头')} COMPLETE`)
})
