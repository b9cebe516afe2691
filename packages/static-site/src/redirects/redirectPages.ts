import type { Articles, Collection } from '@view-site/docs/compile'
import { isRightToLeft } from '@view-site/i18n/locale'
import { escapeHtml } from '../document/escapeHtml.ts'
import type { SiteFiles } from '../files/siteFiles.ts'
import type { SiteOutput } from '../outputs/SiteOutput.ts'
import { redirectAddresses, type RedirectAddress } from './redirectAddresses.ts'

/** The moved pages, and where their pages are written. */
export interface RedirectPagesOptions {
  files: SiteFiles
  origin: string
  collection: Collection
  articles: Articles
  /** Source of `redirectScript`. */
  script: string
}

/** Writes a page at each moved address in each locale that leads on to the new one, for hosts that have no redirect rules. */
export function redirectPages({ files, origin, collection, articles, script }: RedirectPagesOptions): SiteOutput {
  const { texts } = collection.site
  return {
    async finish() {
      for (const redirect of redirectAddresses(articles.redirects, collection.site)) {
        const title = collection.pageAt(redirect.route)?.frontMatter[redirect.locale]?.title ?? redirect.to
        await files.write(
          `${redirect.from.slice(collection.site.base.length)}.html`,
          pageHtml(redirect, { origin, script, title, text: texts(redirect.locale).moved }),
        )
      }
    },
  }
}

interface PageParts {
  origin: string
  script: string
  /** Of the page that it leads to. */
  title: string
  text: string
}

function pageHtml({ to, locale }: RedirectAddress, { origin, script, title, text }: PageParts): string {
  const address = escapeHtml(to)
  const canonical = escapeHtml(to.startsWith('/') ? origin + to.replace(/#.*/, '') : to)
  return [
    '<!doctype html>',
    `<html lang="${locale}"${isRightToLeft(locale) ? ' dir="rtl"' : ''}>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${canonical}">`,
    `<noscript><meta http-equiv="refresh" content="0;url=${address}"></noscript>`,
    `<script data-moved-to="${address}">${script}</script>`,
    `<p>${escapeHtml(text)}<a href="${address}">${escapeHtml(title)}</a></p>`,
    '</html>',
    '',
  ].join('\n')
}
