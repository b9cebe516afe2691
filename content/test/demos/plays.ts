import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { locales, type Locale } from '@view-site/i18n/product'

/** Whether each demo is exercised in both languages and with its transitions: weekly and before a release. */
export const isFull = process.env['FULL'] === '1'

/**
 * The languages in which a demo is exercised by its test. A demo without a test is only mounted in them and checked by axe. One language per
 * run is enough, because the demo is also shown in the other: the hash of its content selects it, so that both are used over time.
 */
export function actedLocales(demoFile: string): readonly Locale[] {
  if (isFull) return locales
  const [first = 0] = createHash('sha256').update(readFileSync(demoFile)).digest()
  return [first % 2 === 0 ? 'zh-CN' : 'en-US']
}

/** The languages in which a demo is mounted without being exercised: none if it has its own test, which mounts it too. The new application shows the other. */
export function mountedLocales(demoFile: string): readonly Locale[] {
  if (isFull) return locales
  return hasTest(demoFile) ? [] : actedLocales(demoFile)
}

/** The languages in which axe checks a demo as it is mounted: none if it has its own test, after which axe checks it. */
export function axedLocales(demoFile: string): readonly Locale[] {
  return isFull || !hasTest(demoFile) ? actedLocales(demoFile) : []
}

/** The languages in which a demo is pasted into a new application: those in which it is not exercised. Markup and colors are the same in both. */
export function otherLocales(demoFile: string): readonly Locale[] {
  return isFull ? locales : locales.filter((locale) => !actedLocales(demoFile).includes(locale))
}

function hasTest(demoFile: string): boolean {
  return existsSync(demoFile.replace(/\.vue$/, '.test.ts'))
}
