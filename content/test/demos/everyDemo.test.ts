import { demoFiles } from '@view-site/vue-demo/vite'
import { describe, expect, inject, test } from 'vitest'
import { root } from '../pages/pageApis.ts'
import { met } from './inspect.ts'
import { libraryFailings, libraryTraces, libraryWarnings } from './libraryFailings.ts'
import { axedLocales, isFull, mountedLocales } from './plays.ts'
import { playDemo } from './testDemo.ts'

const all = demoFiles(root)
const { due, unchanged } = inject('pages')

test.concurrent('what is wrong with a demo, and what it leaves behind, is found', async () => {
  const demo = { page: 'view-ui-plus/component/base/button', name: 'type', locale: 'en-US' } as const
  const faults = await playDemo(demo, async ({ page }) => {
    await page.evaluate(() => {
      const sheet = document.querySelector('#sheet')
      const button = sheet?.querySelector<HTMLElement>('.ivu-btn')
      button?.focus()
      button?.addEventListener('blur', () => {
        throw new Error('thrown as the demo is removed')
      })
      sheet?.insertAdjacentHTML('beforeend', '<button></button><i class="ivu-icon ivu-icon-ios-american-football"></i>中文')
      setTimeout(() => {
        throw new Error('thrown by the demo')
      })
      document.body.append(document.createElement('b'))
      document.body.style.overflow = 'hidden'
      setInterval(() => undefined, 1000)
      window.addEventListener('resize', () => undefined)
    })
  })
  expect(faults).toEqual([
    expect.stringMatching(/^button-name: <button>/),
    'not in the small icon font, name it in the code: ivu-icon ivu-icon-ios-american-football',
    'Chinese in English: 中文',
    expect.stringContaining('thrown by the demo'),
    'left behind: <b class=""> in body',
    'left behind: style="overflow: hidden;" on body',
    'left behind: a running interval',
    'left behind: a listener for resize on window',
    expect.stringContaining('thrown as the demo is removed'),
  ])
})

for (const page of due) {
  const cases = [...(all.get(page) ?? [])].flatMap(([name, file]) =>
    mountedLocales(file).map((locale) => [name, locale, axedLocales(file).includes(locale) ? ', sound for axe' : ''] as const),
  )
  // Demos with tests of their own may not have to be mounted.
  if (cases.length === 0) continue
  describe.concurrent(`all of ${page}`, () => {
    test.each(cases)('[PLUS-07] %s runs in %s with a clean console%s, and leaves nothing behind', async (name, locale, axe) => {
      expect(await playDemo({ page, name, locale }, undefined, { isAxed: axe !== '' })).toEqual([])
    })
  })
}

test('every page with demos is due, or passed as it is', () => {
  expect([...due, ...unchanged].sort()).toEqual([...all.keys()].sort())
  expect(all.size).toBeGreaterThan(100)
})

// Which of them a page shows is known only once all of it has run, and axe has seen it.
test.runIf(isFull && unchanged.length === 0)('every failing of the library that is passed over is still there', () => {
  const shown = [...libraryFailings, ...libraryWarnings].filter(({ isActedOn }) => !isActedOn)
  const idle = [...shown, ...libraryTraces].filter((kept) => !met.has(kept))
  expect(idle).toEqual([])
})
