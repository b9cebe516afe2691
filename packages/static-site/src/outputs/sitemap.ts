import type { Collection } from '@view-site/docs/compile'
import type { LocalePaths } from '@view-site/i18n/locale'
import { escapeHtml } from '../document/escapeHtml.ts'
import type { SiteFiles } from '../files/siteFiles.ts'
import type { SiteOutput } from './SiteOutput.ts'

export interface SitemapOptions {
  files: SiteFiles
  origin: string
  collection: Collection
  /** Paths of further pages, without a locale; they come first. */
  paths: readonly string[]
  /** Whether the articles of a product are listed. */
  isListed: (product: string) => boolean
}

interface Entry {
  path: string
  locales: readonly string[]
  /** Day of the last change by locale, as YYYY-MM-DD. */
  days: Map<string, string>
}

/** Writes the sitemap: every page in every locale that it is written in, but none of an older version, with its translations and the day of its last change. */
export function sitemap({ files, origin, collection, paths, isListed }: SitemapOptions): SiteOutput {
  const pages = new Map<string, Entry>(paths.map((path) => [path, { path, locales: collection.locales, days: new Map() }]))
  return {
    article({ id, locale, locales = collection.locales, frontMatter }, { path, product, version }) {
      if (version || frontMatter.hidden || !(isListed(product) || pages.has(path))) return
      const entry = pages.get(path) ?? { path, locales, days: new Map() }
      const { published, updated = published } = collection.frame(id, locale)
      if (updated !== undefined) entry.days.set(locale, updated)
      pages.set(path, entry)
    },
    finish: () => files.write('/sitemap.xml', sitemapXml([...pages.values()], origin, collection.site)),
  }
}

function sitemapXml(pages: readonly Entry[], origin: string, { defaultLocale, localizePath }: LocalePaths): string {
  const address = (path: string, locale: string) => escapeHtml(origin + localizePath(path, locale))
  const translations = ({ path, locales }: Entry) =>
    [...locales.map((locale) => [locale, locale] as const), ['x-default', defaultLocale] as const]
      .map(([hreflang, locale]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(path, locale)}"/>`)
      .join('')
  const urls = pages.flatMap((page) =>
    page.locales.map((locale) => {
      const day = page.days.get(locale)
      const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`
      return `<url><loc>${address(page.path, locale)}</loc>${changed}${translations(page)}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
