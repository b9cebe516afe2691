import { stripLocale, type Locale } from '@view-site/i18n/product'
import { docsMenus, pagesOf } from '@view-site/static-site/navigate'
import type { SiteT } from '../texts.ts'

/** Titles of the pages in no menu; a path that ends in a slash is that of all pages below it. */
const titles = {
  '/': 'menu.home',
  '/check-mail': 'titles.checkMail',
  '/new-issue': 'titles.newIssue',
  '/privacy': 'titles.privacy',
  '/recover': 'titles.recover',
  '/resource/sketch': 'titles.resourceSketch',
  '/store/doc/': 'titles.storeDoc',
  '/store/item/': 'titles.storeItem',
  '/store/release/': 'titles.release',
  '/system-log': 'titles.systemLog',
  '/terms': 'titles.terms',
  '/user/release/': 'titles.release',
} as const

/** Title of a page that the shown menus do not have: one of the site's own, or one of another version of the documentation. */
export function titleOf(path: string, t: SiteT, locale: Locale): string | undefined {
  const key = Object.entries(titles).find(([one]) => one === path || one === folderOf(path))?.[1]
  return key ? t(key) : docsTitleOf(path, locale)
}

/** `/store/item/` of `/store/item/1`; undefined for `/price`. */
function folderOf(path: string): string | undefined {
  return /^\/.+\//.exec(path)?.[0]
}

function docsTitleOf(path: string, locale: Locale): string | undefined {
  for (const { items, version } of docsMenus(locale)) {
    const page = pagesOf(items).find(({ href }) => stripLocale(href) === path)
    if (page) return [page.title, page.subtitle, version && `(${version.id})`].filter(Boolean).join(' ')
  }
  return undefined
}
