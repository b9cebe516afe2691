import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { locales, type Locale } from '@view-site/i18n/product'

/** Whether each demo is acted in both languages and with its motion: weekly and before a release. */
export const isFull = process.env['FULL'] === '1'

/**
 * The languages in which a demo's own test acts; in which it is mounted and seen by axe, if it has none. One per run is enough, as the demo
 * is shown in the other: its content's hash decides, so that an edit may change it and both are acted over time.
 */
export function actedLocales(demoFile: string): readonly Locale[] {
  if (isFull) return locales
  const [first = 0] = createHash('sha256').update(readFileSync(demoFile)).digest()
  return [first % 2 === 0 ? 'zh-CN' : 'en-US']
}

/** The languages in which a demo is mounted by itself: without a test of its own, those in which it would act. The new application shows the other. */
export function mountedLocales(demoFile: string): readonly Locale[] {
  if (isFull) return locales
  return hasTest(demoFile) ? [] : actedLocales(demoFile)
}

/** The languages in which axe sees a demo as it is mounted: none if it has its own test, after which axe sees it. */
export function axedLocales(demoFile: string): readonly Locale[] {
  return isFull || !hasTest(demoFile) ? actedLocales(demoFile) : []
}

/** The languages in which a demo is pasted into a new application: those in which it is not acted. Markup and colors are the same in both. */
export function otherLocales(demoFile: string): readonly Locale[] {
  return isFull ? locales : locales.filter((locale) => !actedLocales(demoFile).includes(locale))
}

function hasTest(demoFile: string): boolean {
  return existsSync(demoFile.replace(/\.vue$/, '.test.ts'))
}
