import type { TocEntry } from '../blocks/heading/TocEntry.ts'

/** The `index.json` of a page: all that a client navigation needs. */
export interface ArticlePayload {
  /** Title and subtitle, for the document's title. */
  title: string
  description: string
  /** Route, without a locale, of the page that search engines should list instead. */
  canonical?: string
  /** Locales that the page is written in, the default first. @default all */
  locales?: readonly string[]
  /** Inside of `[data-article]`. */
  html: string
  /** URL of the module with the page's demos, where the application does not know it: see `DemoRequest`. */
  demos?: string
  /** The page has an Atom feed at its address with `.xml` added. */
  feed?: true
  /** Anchors, in the order of the page. */
  toc: TocEntry[]
}
