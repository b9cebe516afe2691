import { menuSource, openPicker, prerenderedPages } from '@view-site/layout/search/prepaint'
import { docsSource } from './docsSource.ts'
import { pickerTexts } from './pickerTexts.ts'
import { localePaths, storageKeys } from './site/site.ts'
import { textsIn } from './textsIn.ts'

const pages = () => prerenderedPages(document, localePaths.stripLocale)

/** Loads the search of a page that the application does not run on yet; the result opens it. Its menus are those in the page. */
export async function loadSearch(locale: string): Promise<() => void> {
  const texts = await pickerTexts(locale)
  const sources = [menuSource({ label: texts.pages, pages }), docsSource(locale, textsIn(locale))]
  return () => {
    openPicker({ texts, sources, addressOf: (path) => localePaths.localizePath(path, locale), storageKey: storageKeys.searches })
  }
}
