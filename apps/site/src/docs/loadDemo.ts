import type { Locale } from '@view-site/i18n/locale'
import type { DemoLoader } from '@view-site/vue-demo'
import pages from 'virtual:vue-demos'

/** Loads one demo of a page in one language, with the library components it uses. */
export async function loadDemo(page: string, name: string, locale: Locale): ReturnType<DemoLoader> {
  const demos = await pages[page]?.()
  const load = demos?.default[name]?.[locale]
  if (!load) throw new Error(`There is no demo "${name}" on ${page} in this build.`)
  return load()
}
