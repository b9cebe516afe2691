import { expect, testDemo } from '#demo'

testDemo('nothing is shown before the permissions are there', async ({ demo, t }) => {
  const retry = demo.getByRole('button', { name: t('重试') })
  await retry.waitFor()
  // Watched from within: half a second of loading may be over before it is asked for from outside.
  const seen = await demo.evaluateHandle((sheet) => {
    const states: string[] = []
    const look = () => {
      const isBusy = sheet.querySelector('[aria-busy]')?.getAttribute('aria-busy') === 'true'
      states.push(`${isBusy ? 'loading' : 'loaded'}, ${sheet.querySelector('.ivu-auth') ? 'shown' : 'hidden'}`)
    }
    const observer = new MutationObserver(look)
    observer.observe(sheet, { attributes: true, childList: true, subtree: true })
    return { states, observer }
  })
  await retry.click()
  await expect(demo.getByRole('button', { name: t('打开报表') })).toBeVisible()
  const states = await seen.evaluate(({ states, observer }) => {
    observer.disconnect()
    return states
  })
  expect(states).toContain('loading, hidden')
  expect(states).not.toContain('loading, shown')
})
