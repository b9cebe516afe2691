import type { LocalePaths } from '@view-site/i18n/locale'

export interface RobotsOptions {
  origin: string
  localePaths: Pick<LocalePaths, 'base' | 'locales' | 'localizePath'>
  /** Beginnings of paths, without a locale, that crawlers must not visit. */
  disallowed: readonly string[]
  /** Further lines. @default none */
  lines?: readonly string[]
}

/** Renders `robots.txt`. */
export function robots({ origin, localePaths: { base, locales, localizePath }, disallowed, lines = [] }: RobotsOptions): string {
  const rules = disallowed.flatMap((path) => locales.map((locale) => `Disallow: ${localizePath(path, locale)}`))
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}${base}/sitemap.xml`, ...lines, ''].join('\n')
}
