import { demoFiles } from '@view-site/vue-demo/vite'
import { describe, expect, test } from 'vitest'
import { root } from '../pageApis.ts'
import { met } from './inspect.ts'
import { libraryFailings, libraryTraces, libraryWarnings } from './libraryFailings.ts'
import { playDemo } from './testDemo.ts'

const pages = demoFiles(root)

for (const [page, demos] of pages) {
  describe.concurrent(`all of ${page}`, () => {
    const cases = [...demos.keys()].flatMap((name) => [[name, 'zh-CN'] as const, [name, 'en-US'] as const])
    test.each(cases)('[PLUS-07] %s runs in %s, with a clean console, sound for axe, and leaves nothing behind', async (name, locale) => {
      expect(await playDemo({ page, name, locale })).toEqual([])
    })
  })
}

test('every failing of the library that is passed over is still there', () => {
  const shown = [...libraryFailings, ...libraryWarnings].filter(({ isActedOn }) => !isActedOn)
  const idle = [...shown, ...libraryTraces].filter((kept) => !met.has(kept))
  expect(pages.size).toBeGreaterThan(3)
  expect(idle).toEqual([])
})
