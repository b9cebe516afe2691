import { defaultLocale, localizePath, type Locale } from '@view-site/i18n/locale'
import { escapeHtml, type SiteFiles } from '@view-site/prerender'
import { isProduct } from '../../src/docs/products.ts'
import { indexedPaths } from '../../src/publicPaths.ts'
import type { SiteOutput } from './SiteOutput.ts'

interface SitemapOptions {
  files: SiteFiles
  origin: string
  locales: readonly Locale[]
}

/** Every page in every locale with its translations, for search engines. */
export function sitemap({ files, origin, locales }: SitemapOptions): SiteOutput {
  const paths = new Set<string>(indexedPaths)
  return {
    article(_article, { path, product }) {
      if (isProduct(product)) paths.add(path)
    },
    finish: () => files.write('/sitemap.xml', sitemapXml([...paths], origin, locales)),
  }
}

function sitemapXml(paths: readonly string[], origin: string, locales: readonly Locale[]): string {
  const address = (path: string, locale: Locale) => escapeHtml(origin + localizePath(path, locale))
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
