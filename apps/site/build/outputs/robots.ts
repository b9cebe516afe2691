import { localizePath, type Locale } from '@view-site/i18n/locale'

/** What crawlers are told: everything but the account and the checkout. */
export function robots(origin: string, locales: readonly Locale[]): string {
  const closed = ['/user/', '/pay/'].flatMap((path) => locales.map((locale) => `Disallow: ${localizePath(path, locale)}`))
  return ['User-agent: *', ...closed, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
