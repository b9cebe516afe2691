import type { LocalePaths } from '@view-site/i18n/locale'

export interface RobotsOptions {
  origin: string
  localePaths: Pick<LocalePaths, 'base' | 'locales' | 'localizePath'>
  /** Beginnings of paths, without a locale, that crawlers must not visit. */
  disallowed: readonly string[]
}

/** Renders `robots.txt`. */
export function robots({ origin, localePaths: { base, locales, localizePath }, disallowed }: RobotsOptions): string {
  const rules = disallowed.flatMap((path) => locales.map((locale) => `Disallow: ${localizePath(path, locale)}`))
  // robots.txt has no field for llms.txt; a comment makes it discoverable.
  const llms = locales.map((locale) => `# The documentation as Markdown: ${origin}${localizePath('/llms.txt', locale)}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}${base}/sitemap.xml`, ...llms, ''].join('\n')
}
