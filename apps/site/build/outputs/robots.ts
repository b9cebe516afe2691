import { localizePath, type Locale } from '@view-site/i18n/locale'

/** What crawlers are told: everything but the account and the checkout. */
export function robots(origin: string, locales: readonly Locale[]): string {
  const closed = ['/user/', '/pay/', '/store/doc/', '/store/pay/', '/store/release/', '/store/purchases'].flatMap((path) =>
    locales.map((locale) => `Disallow: ${localizePath(path, locale)}`),
  )
  // There is no field for it: models and people who look here find it in a remark.
  const llms = locales.map((locale) => `# The documentation as Markdown: ${origin}${localizePath('/llms.txt', locale)}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ...llms, ''].join('\n')
}
