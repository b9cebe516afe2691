import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import type { Locale } from '@view-site/platform/locale'
import { captionsOf } from './captionsOf.ts'
import { createCamera } from './createCamera.ts'
import type { Film } from './Film.ts'
import { filmFiles } from './filmFiles.ts'
import { setClock } from './pageTime.ts'
import { perform } from './perform.ts'
import { pictureScale, stageSize } from './stageSize.ts'
import { writeFilm, writePoster } from './writeFilm.ts'

export interface RecordFilmOptions {
  browser: Browser
  origin: string
  locale: Locale
  /** Output folder. */
  folder: string
}

/** Plays the scenes of a film in a language and writes film, poster and captions. */
export async function recordFilm(film: Film, { browser, origin, locale, folder }: RecordFilmOptions): Promise<void> {
  const files = filmFiles(film, locale)
  const context = await browser.newContext({
    viewport: stageSize,
    deviceScaleFactor: pictureScale,
    locale,
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
  })
  const page = await context.newPage()
  await setClock(page)
  await page.goto(`${origin}${locale === 'zh-CN' ? '' : `/${locale}`}${film.path}`)
  await page.locator('html[data-ready]').waitFor()
  // The caret would otherwise blink by the real clock.
  await Promise.all(page.frames().map((frame) => frame.addStyleTag({ content: '* { caret-animation: manual !important }' })))
  const writer = writeFilm(join(folder, files.film))
  const camera = await createCamera(page, writer)
  let poster: Buffer | undefined
  for (const step of film.steps) await perform(step, { page, camera, locale, onPoster: (picture) => (poster = picture) })
  await writer.end()
  await context.close()
  if (!poster) throw new Error(`The film ${film.name} has no poster: add a poster step.`)
  await writePoster(join(folder, files.poster), poster)
  await writeFile(join(folder, files.captions), captionsOf(film, locale))
}
