import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { locales, type Locale } from '@view-site/i18n/product'

/** Whether each demo is acted in both languages and with its motion: weekly and before a release. */
export const isFull = process.env['FULL'] === '1'

/**
 * The languages a demo's own test acts in. One per run is enough, as the demo is mounted in the other: its content's hash
 * decides, so that an edit may change it and both are acted over time.
 */
export function actedLocales(demoFile: string): readonly Locale[] {
  if (isFull) return locales
  const [first = 0] = createHash('sha256').update(readFileSync(demoFile)).digest()
  return [first % 2 === 0 ? 'zh-CN' : 'en-US']
}

/** The languages in which a demo is only mounted: those its own test does not act in. */
export function mountedLocales(demoFile: string): readonly Locale[] {
  if (isFull || !existsSync(demoFile.replace(/\.vue$/, '.test.ts'))) return locales
  const acted = actedLocales(demoFile)
  return locales.filter((locale) => !acted.includes(locale))
}

/**
 * The languages in which axe sees a demo as it is mounted, and in which it is pasted into a new application: those its own test does not
 * act in. Markup and colours are the same in both.
 */
export function otherLocales(demoFile: string): readonly Locale[] {
  return isFull ? locales : locales.filter((locale) => !actedLocales(demoFile).includes(locale))
}
