import { expect, testDemo } from '#demo'

testDemo('buttons open it, search in it and clear it', async ({ demo, page, t, locale }) => {
  const status = demo.getByRole('status')
  const [value, query] = locale === 'zh-CN' ? ['值：', '搜索词：'] : ['Value: ', 'query: ']
  await demo.getByRole('button', { name: t('聚焦并展开') }).click()
  await expect(demo.getByRole('textbox')).toBeFocused()
  await expect(demo.locator('.ivu-select-item').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await demo.getByRole('button', { name: t('搜索“杭州”') }).click()
  await expect(demo.locator('.ivu-select-item:visible')).toHaveText([t('杭州')])
  await demo.locator('.ivu-select-item:visible').click()
  await expect(status).toContainText(`${value}330100`)
  await expect(status).toContainText(`${query}${t('杭州')}`)
  await demo.getByRole('button', { name: t('清空'), exact: true }).click()
  await expect(status).not.toContainText('330100')
})
