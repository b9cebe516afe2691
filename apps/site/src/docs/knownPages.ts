import type { Locale } from '@view-site/i18n/product'
import type { KnownPage } from '../pages/similarPages.ts'
import { docsMenus, menusAt, pagesOf } from '@view-site/static-site/navigate'
import { versionAt } from './versionAt.ts'

/** Every documentation page in the version that a path is in, to suggest those with an address similar to an unknown one. */
export function knownPages(locale: Locale, path: string): KnownPage[] {
  return menusAt(docsMenus(locale), versionAt(path)).flatMap(({ items }) =>
    pagesOf(items).map(({ page, title }) => ({ href: `/${page}`, title })),
  )
}
