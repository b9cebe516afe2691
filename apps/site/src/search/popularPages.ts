import type { PopularPage } from '@view-site/layout/search'
import type { SearchTexts } from '../locales/search/zh-CN.ts'

/** Suggested before anything is typed. */
const popular = [
  '/view-ui-plus/guide/introduce',
  '/view-ui-plus/guide/install',
  '/view-ui-plus/component/base/button',
  '/view-ui-plus/component/form/table',
]

/** The popular pages that are in the menus, and the prices. `pageAt` finds a page of the menus. */
export function popularPages(
  pageAt: (path: string) => { title: string; subtitle?: string | undefined } | undefined,
  texts: SearchTexts,
): PopularPage[] {
  const pages = popular.flatMap((href): PopularPage[] => {
    const page = pageAt(href)
    return page ? [{ href, title: page.title, ...(page.subtitle ? { note: page.subtitle } : {}) }] : []
  })
  return [...pages, { href: '/price', title: texts.price, note: texts.priceNote }]
}
