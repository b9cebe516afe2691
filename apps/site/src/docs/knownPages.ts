import type { Locale } from '@view-site/i18n/locale'
import type { KnownPage } from '../pages/nearPages.ts'
import { docsMenus, pagesOf } from './menus.ts'

/** Every page that a misspelt address could have meant. */
export function knownPages(locale: Locale): KnownPage[] {
  return docsMenus(locale).flatMap(({ items }) => pagesOf(items).map(({ page, title }) => ({ href: `/${page}`, title })))
}
