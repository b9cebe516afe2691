/** The head of one page, for people (title), search engines and link previews. */
export interface PageHead {
  locale: string
  /** With the site's suffix. */
  title: string
  description: string
  /** Path of the page without locale, base and query. */
  path: string
  /** Path, in the same form, of the page that search engines should list instead: of an older version the current page. @default `path` */
  canonical?: string
  /** Locales that the page is written in, the default first. @default all */
  locales?: readonly string[]
  /** Whether search engines may list the page; sign-in, payment and error pages may not. */
  indexed: boolean
  /** The page in other formats, at root-relative addresses: its Markdown, its feed. */
  formats: { type: string; href: string }[]
  /** What the page is about for search engines: objects of a JSON-LD graph in the terms of schema.org. @default none */
  structuredData?: readonly Readonly<Record<string, unknown>>[]
}
