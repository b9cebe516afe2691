import { expect, testDemo } from '#demo'

testDemo('text is written, made bold and left by the keyboard', async ({ demo, page, t }) => {
  const text = demo.getByRole('textbox', { name: t('正文') })
  await text.fill('Saturday')
  await text.press('ControlOrMeta+a')
  await demo.getByRole('button', { name: t('加粗') }).click()
  await expect(demo.locator('.ql-editor strong')).toHaveText('Saturday')
  await expect(demo.getByRole('button', { name: t('加粗') })).toHaveAttribute('aria-pressed', 'true')
  await text.press('End')
  await page.keyboard.press('Shift+Tab')
  await expect(text).not.toBeFocused()
  await expect(text).toHaveText('Saturday')
})

testDemo('what a page pastes keeps no colour and no picture', async ({ demo, page, t }) => {
  const text = demo.getByRole('textbox', { name: t('正文') })
  await text.click()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p style="color: red">red <b>bold</b><img src="data:," alt=""></p>')
    document.querySelector('.ql-editor')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(text.locator('strong')).toHaveText('bold')
  await expect(text.locator('[style], img')).toHaveCount(0)
})
