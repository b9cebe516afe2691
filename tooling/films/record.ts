import { mkdir, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import { chromium, type Browser } from 'playwright'
import { locales } from '@view-site/platform/locale'
import { films } from './films/films.ts'
import type { Film } from './src/Film.ts'
import { filmFiles } from './src/filmFiles.ts'
import { recordFilm } from './src/recordFilm.ts'
import { startSite } from './src/startSite.ts'
import { timelineOf } from './src/timeline.ts'
import { requireFfmpeg } from './src/writeFilm.ts'

const { values: options } = parseArgs({
  options: {
    /** Only this film. */
    only: { type: 'string' },
    /** Only this language. */
    locale: { type: 'string' },
    /** Output folder. @default the site's static files */
    to: { type: 'string', default: resolve(import.meta.dirname, '../../apps/site/public/films') },
  },
})

/** Records the films, each in both languages, and prints the written files. */
async function main(): Promise<void> {
  const selected = films.filter(({ name }) => options.only === undefined || name === options.only)
  if (selected.length === 0) throw new Error(`Unknown film ${options.only}. The films are: ${films.map(({ name }) => name).join(', ')}.`)
  requireFfmpeg()
  await mkdir(options.to, { recursive: true })
  const [browser, site] = await Promise.all([chromium.launch(launchOptions), startSite()])
  try {
    // Sequential: each recording uses all processors.
    for (const film of selected) await record(film, browser, site.origin)
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
}

async function record(film: Film, browser: Browser, origin: string): Promise<void> {
  for (const locale of locales.filter((one) => options.locale === undefined || one === options.locale)) {
    const begin = Date.now()
    await recordFilm(film, { browser, origin, locale, folder: options.to })
    const file = join(options.to, filmFiles(film, locale).film)
    const facts = [`${timelineOf(film).ms / 1000} s`, `${Math.round((await stat(file)).size / 1024)} KB`]
    print(`${relative(process.cwd(), file)}: ${facts.join(', ')}, recorded in ${Math.round((Date.now() - begin) / 1000)} s`)
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
