import { demoFiles } from '@view-site/vue-demo/vite'
import { describe, expect, inject, test } from 'vitest'
import { root } from '../pages/pageApis.ts'
import { met } from './inspect.ts'
import { libraryFailings, libraryTraces, libraryWarnings } from './libraryFailings.ts'
import { axedLocales, isFull, mountedLocales } from './plays.ts'
import { playDemo } from './testDemo.ts'

const all = demoFiles(root)
const { due, unchanged } = inject('pages')

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
