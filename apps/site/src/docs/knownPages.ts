import type { Locale } from '@view-site/i18n/locale'
import type { KnownPage } from '../pages/similarPages.ts'
import { docsMenus, pagesOf } from '@view-site/static-site/navigate'

/** Every documentation page, to suggest those with an address similar to an unknown one. */
export function knownPages(locale: Locale): KnownPage[] {
  return docsMenus(locale).flatMap(({ items }) => pagesOf(items).map(({ page, title }) => ({ href: `/${page}`, title })))
}
