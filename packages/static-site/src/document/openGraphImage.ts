import type { LocalePaths } from '@view-site/i18n/locale'

/** Path of the Open Graph image that the build draws for a page. */
export function openGraphImagePath(path: string, locale: string, { localizePath }: LocalePaths): string {
  return `/cards${localizePath(path === '/' ? '/index' : path, locale)}.png`
}

/** Path of the image that a page names: its own, or the site's for a page that no search engine lists. */
export function openGraphImageOf(
  { path, locale, indexed }: { path: string; locale: string; indexed: boolean },
  paths: LocalePaths,
): string {
  return openGraphImagePath(indexed ? path : '/', locale, paths)
}
