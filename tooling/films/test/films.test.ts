import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '@view-site/platform/locale'
import { films } from '../films/films.ts'
import { captionsOf } from '../src/captionsOf.ts'
import { filmFiles } from '../src/filmFiles.ts'
import { frameMs, timelineOf } from '../src/timeline.ts'
import { webmLength } from './webmLength.ts'

const folder = resolve(import.meta.dirname, '../../../apps/site/public/films')

/** Maximum reading speed of a caption, in characters per second. */
const readable = { 'zh-CN': 9, 'en-US': 20 }

describe.each(films)('$name', (film) => {
  const { ms, cues } = timelineOf(film)

  test.each(locales)('[LAY-12] the film in %s and its captions match these scenes', (locale) => {
    const files = filmFiles(film, locale)
    expect(readFileSync(join(folder, files.captions), 'utf8')).toBe(captionsOf(film, locale))
    expect(Math.abs(webmLength(readFileSync(join(folder, files.film))) - ms)).toBeLessThanOrEqual(frameMs)
  })

  test('[LAY-12] both languages have the same cues, in order and within the film', () => {
    const [chinese = [], english = []] = locales.map((locale) =>
      times(readFileSync(join(folder, filmFiles(film, locale).captions), 'utf8')),
    )
    expect(chinese.length).toBe(cues.length)
    expect(english).toEqual(chinese)
    let before = 0
    for (const [from = -1, to = -1] of chinese) {
      expect(from).toBeGreaterThanOrEqual(before)
      expect(to).toBeGreaterThan(from)
      before = to
    }
    expect(before).toBeLessThanOrEqual(ms)
  })

  test('[LAY-12] captions are readable: at most 9 Chinese or 20 English characters a second', () => {
    const tooFast = cues.flatMap(({ from, to, words }) =>
      locales.filter((locale) => words[locale].length / ((to - from) / 1000) > readable[locale]).map((locale) => words[locale]),
    )
    expect(tooFast).toEqual([])
  })

  test('[LAY-12] the film takes 20 to 45 seconds', () => {
    expect(ms).toBeGreaterThanOrEqual(20_000)
    expect(ms).toBeLessThanOrEqual(45_000)
  })
})

test('[LAY-12] all films together are at most 2.5 MB, and the folder has no other files', () => {
  const names = films.flatMap((film) => locales.flatMap((locale) => Object.values(filmFiles(film, locale))))
  expect(readdirSync(folder).sort()).toEqual(names.sort())
  const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  expect(bytes).toBeLessThanOrEqual(2.5 * 1024 * 1024)
})

/** Start and end of each cue of a WebVTT file, in ms. */
function times(captions: string): number[][] {
  return [...captions.matchAll(/^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})$/gm)].map(([, from, to]) =>
    [from, to].map((time) => Date.parse(`1970-01-01T${time}Z`)),
  )
}
