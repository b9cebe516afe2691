import { expect, testDemo } from '#demo'

testDemo('two people are invited, one with the keyboard, and one is taken off', async ({ demo, page, t, locale }) => {
  const [left, right] = [demo.locator('.ivu-transfer-list').first(), demo.locator('.ivu-transfer-list').last()]
  await left.locator('li', { hasText: t('林知夏') }).click()
  await left
    .locator('li', { hasText: t('许清和') })
    .locator('input')
    .focus()
  await page.keyboard.press('Space')
  await expect(demo.getByRole('status')).toContainText(locale === 'zh-CN' ? '勾选 2 人' : 'checked: 2')
  await demo.getByRole('button', { name: locale === 'zh-CN' ? '邀请' : 'Invite' }).click()
  await expect(right.locator('.ivu-transfer-list-content-item')).toHaveText([t('林知夏'), t('许清和'), t('顾南乔')])
  await right.locator('li', { hasText: t('顾南乔') }).click()
  await demo.getByRole('button', { name: t('移除') }).click()
  await expect(left.locator('.ivu-transfer-list-content-item')).toHaveText([t('周以宁'), t('顾南乔')])
  await expect(demo.getByRole('status')).toContainText('2')
})
