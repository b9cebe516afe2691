import { demoFiles } from '@view-site/vue-demo/vite'
import { describe, expect, inject, test } from 'vitest'
import { root } from '../pages/pageApis.ts'
import { met } from './inspect.ts'
import { libraryFailings, libraryTraces, libraryWarnings } from './libraryFailings.ts'
import { mountedLocales, otherLocales } from './plays.ts'
import { playDemo } from './testDemo.ts'

const all = demoFiles(root)
const { due, unchanged } = inject('pages')

for (const page of due) {
  const demos = all.get(page) ?? new Map<string, string>()
  describe.concurrent(`all of ${page}`, () => {
    const cases = [...demos].flatMap(([name, file]) =>
      mountedLocales(file).map((locale) => [name, locale, otherLocales(file).includes(locale)] as const),
    )
    test.each(cases)(
      '[PLUS-07] %s runs in %s, with a clean console, sound for axe, and leaves nothing behind',
      async (name, locale, isAxed) => {
        expect(await playDemo({ page, name, locale }, undefined, { isAxed })).toEqual([])
      },
    )
  })
}

test('every page with demos is due, or passed as it is', () => {
  expect([...due, ...unchanged].sort()).toEqual([...all.keys()].sort())
  expect(all.size).toBeGreaterThan(100)
})

// Which of them a page shows is known only once it has run.
test.runIf(unchanged.length === 0)('every failing of the library that is passed over is still there', () => {
  const shown = [...libraryFailings, ...libraryWarnings].filter(({ isActedOn }) => !isActedOn)
  const idle = [...shown, ...libraryTraces].filter((kept) => !met.has(kept))
  expect(idle).toEqual([])
})
