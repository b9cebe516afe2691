import type { PackageReference } from '../PackageReference.ts'
import { createLinks } from './createLinks.ts'
import { entryPage } from './entryPage.ts'
import { overviewId, overviewPage } from './overviewPage.ts'
import { planPages, type PlannedPage } from './planPages.ts'
import { texts, type PageLocale } from './texts.ts'

/** A page in both languages, with its metadata. */
export interface ReferencePageText {
  /** Route without the leading slash. */
  id: string
  markdown: Record<PageLocale, string>
  frame: Record<PageLocale, ReferenceFrame>
}

/** Position of a page in the menu. */
export interface ReferenceFrame {
  breadcrumb: { title: string; path?: string }[]
  previous?: { title: string; path: string }
  next?: { title: string; path: string }
  editUrl?: string
}

export interface ReferencePagesOptions {
  /** URL of the repository, without a trailing slash. */
  repository: string
}

/** Generates the reference: an overview, a page for each package, and one for each large entry. */
export function referencePages(packages: readonly PackageReference[], { repository }: ReferencePagesOptions): ReferencePageText[] {
  const pages = planPages(packages)
  const sourceUrl = (file: string, line?: number) => `${repository}/blob/main/${file}${line === undefined ? '' : `#L${line}`}`
  const overview = {
    id: overviewId,
    markdown: inBoth((locale) => overviewPage(pages, locale)),
    frame: inBoth((): ReferenceFrame => ({ breadcrumb: [], ...nextOf(pages[0]) })),
  }
  return [
    overview,
    ...pages.map((page, index) => {
      const links = createLinks(page, pages)
      const own = pages.filter((other) => other.package === page.package)
      return {
        id: page.id,
        markdown: inBoth((locale) => entryPage(page, { locale, links, pages: own, sourceUrl })),
        frame: inBoth((locale): ReferenceFrame => {
          const above = { title: texts[locale].overview.title, path: `/${overviewId}` }
          const parent = page.isPackage ? [] : [{ title: page.package.name, path: `/packages/${page.package.folder}` }]
          const before = pages[index - 1]
          return {
            breadcrumb: [above, ...parent],
            previous: before ? { title: before.title, path: `/${before.id}` } : above,
            ...nextOf(pages[index + 1]),
            editUrl: `${repository}/edit/main/${page.entries[0]?.file ?? ''}`,
          }
        }),
      }
    }),
  ]
}

function nextOf(page: PlannedPage | undefined): Pick<ReferenceFrame, 'next'> {
  return page ? { next: { title: page.title, path: `/${page.id}` } } : {}
}

function inBoth<T>(write: (locale: PageLocale) => T): Record<PageLocale, T> {
  return { 'zh-CN': write('zh-CN'), 'en-US': write('en-US') }
}
