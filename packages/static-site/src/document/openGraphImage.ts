import type { LocalePaths } from '@view-site/i18n/locale'
import { localizedFile } from './localizedFile.ts'

/** Path of the Open Graph image that the build draws for a page, as a file of the site. */
export function openGraphImagePath(path: string, locale: string, localePaths: LocalePaths): string {
  return `/cards${localizedFile(path === '/' ? '/index' : path, locale, localePaths)}.png`
}

/**
 * Address, without the origin, of the image that a page names: its own, that of the page that search engines list instead, or the site's for a
 * page that they do not list.
 */
export function openGraphImageOf(
  { path, canonical = path, locale, indexed }: { path: string; canonical?: string; locale: string; indexed: boolean },
  paths: LocalePaths,
): string {
  return paths.base + openGraphImagePath(indexed ? canonical : '/', locale, paths)
}
