import { expect, testDemo } from '#demo'

testDemo('the bar ends with the last request, and tells of a failure', async ({ demo, page, t }) => {
  const inner = page.locator('.ivu-loading-bar-inner')
  const barAtFailure = demo.evaluate(watchFor, t('没有读到'))
  await demo.getByRole('button', { name: t('刷新，其中一个失败') }).click()
  expect(await barAtFailure).toMatch(/^ivu-loading-bar-inner\b(?!.*failed)/)
  await expect(demo.locator('li', { hasText: t('没有读到') })).toContainText(t('库存'))
  await expect(demo.locator('li', { hasText: t('已更新') })).toHaveCount(2)
  await expect(inner).toHaveClass(/failed/)
  await expect(page.locator('.ivu-loading-bar')).toBeHidden()
  await expect(inner).toHaveAttribute('style', /width: 0%/)
})

/** Runs in the page, where the moment between two requests cannot be missed: classes of the bar once the demo says a text. */
function watchFor(demo: Element, text: string): Promise<string> {
  return new Promise((tell) => {
    new MutationObserver((_, observer) => {
      if (!demo.textContent.includes(text)) return
      observer.disconnect()
      tell(document.querySelector('.ivu-loading-bar-inner')?.className ?? '')
    }).observe(demo, { subtree: true, childList: true, characterData: true })
  })
}
