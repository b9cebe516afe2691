import { localizePath, type Locale } from '@view-site/i18n/locale'

/** Where the build puts the picture that stands beside a link to a page. */
export function cardPath(path: string, locale: Locale): string {
  return `/cards${localizePath(path === '/' ? '/index' : path, locale)}.png`
}

/** The picture of a page; pages that no index lists have none of their own and show the site's. */
export function cardOf({ path, locale, indexed }: { path: string; locale: Locale; indexed: boolean }): string {
  return cardPath(indexed ? path : '/', locale)
}
