import { expect, testDemo } from '#demo'

testDemo('an outline is inserted, the preview is clean, and nothing is fetched', async ({ demo, page, t }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await demo.locator('.CodeMirror').click()
  await page.keyboard.type('# 1.4 <img alt="" src="data:," onerror="document.title = \'taken\'">')
  await page.keyboard.press('Enter')
  await demo.getByRole('button', { name: t('插入结构') }).click()
  await demo.getByRole('button', { name: t('预览') }).click()
  const preview = demo.locator('.editor-preview')
  await expect(preview.getByRole('heading', { name: '1.4' })).toBeVisible()
  await expect(preview.getByRole('heading', { name: t('修复') })).toBeVisible()
  await expect(preview.locator('[onerror]')).toHaveCount(0)
  expect(await page.title()).not.toBe('taken')
  expect(asked.filter((url) => /^https?:/.test(url) && new URL(url).host !== new URL(page.url()).host)).toEqual([])
})

testDemo('the keyboard reaches the buttons and leaves the text', async ({ demo, page, t }) => {
  const field = demo.getByRole('textbox', { name: t('更新日志') })
  await field.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(demo.getByRole('button', { name: t('预览') })).toBeFocused()
  await field.focus()
  await page.keyboard.type('ab')
  await page.keyboard.press('Tab')
  await expect(field).not.toBeFocused()
  await expect(demo.locator('.CodeMirror-code')).toHaveText('ab')
})
