import { expect, testDemo } from '#demo'

testDemo('keeping changes nothing, confirming revokes that key', async ({ demo, t }) => {
  const row = demo.getByRole('listitem').filter({ hasText: 'cli' })
  const bubble = row.locator('.ivu-poptip-popper')
  await row.locator('.ivu-poptip-rel button').click()
  await bubble.getByRole('button', { name: t('保留') }).click()
  await expect(bubble).toBeHidden()
  await expect(demo.getByRole('listitem')).toHaveCount(2)
  await row.locator('.ivu-poptip-rel button').click()
  await bubble.getByRole('button', { name: t('吊销') }).click()
  await expect(demo.getByRole('listitem')).toHaveCount(1)
  await expect(demo.getByRole('status')).toContainText('1')
})
