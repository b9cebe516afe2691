import { expect, testDemo } from '#demo'

testDemo('what could run is gone, and the text with its bullets is there', async ({ demo, page, t }) => {
  const shown = demo.locator('.ql-editor')
  await expect(shown.locator('li[data-list="bullet"]')).toHaveCount(2)
  await expect(shown.getByText(t('查看详情'))).not.toHaveAttribute('href', /./)
  await demo
    .getByRole('textbox')
    .fill('<b>hi</b><img alt="" src="data:," onerror="document.title = \'taken\'"><iframe srcdoc="x"></iframe>')
  await expect(shown.locator('b')).toHaveText('hi')
  await expect(shown.locator('iframe, [onerror]')).toHaveCount(0)
  expect(await page.title()).not.toBe('taken')
})
