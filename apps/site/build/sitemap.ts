import { defaultLocale, locales, localizePath } from '@view-site/i18n/locale'
import { escapeHtml } from '@view-site/prerender'

/** Every page in every locale with its translations, for search engines. */
export function sitemap(paths: readonly string[], origin: string): string {
  const address = (path: string, locale: (typeof locales)[number]) => escapeHtml(origin + localizePath(path, locale))
  const translations = (path: string) =>
    [...locales.map((locale) => [locale, locale] as const), ['x-default', defaultLocale] as const]
      .map(([hreflang, locale]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(path, locale)}"/>`)
      .join('')
  const urls = paths.flatMap((path) => locales.map((locale) => `<url><loc>${address(path, locale)}</loc>${translations(path)}</url>`))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
