import type { LocalePaths } from '@view-site/i18n/locale'
import { localizedFile } from './localizedFile.ts'

/** Path of the Open Graph image that the build draws for a page, as a file of the site. */
export function openGraphImagePath(path: string, locale: string, localePaths: LocalePaths): string {
  return `/cards${localizedFile(path === '/' ? '/index' : path, locale, localePaths)}.png`
}

/** Address, without the origin, of the image that a page names: its own, or the site's for a page that no search engine lists. */
export function openGraphImageOf(
  { path, locale, indexed }: { path: string; locale: string; indexed: boolean },
  paths: LocalePaths,
): string {
  return paths.base + openGraphImagePath(indexed ? path : '/', locale, paths)
}
