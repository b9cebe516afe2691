/** The head of one page, for people (title), search engines and link previews. */
export interface PageHead {
  locale: string
  /** With the site's suffix. */
  title: string
  description: string
  /** Path of the page without locale, base and query. */
  path: string
  /** Whether search engines may list the page; sign-in, payment and error pages may not. */
  indexed: boolean
  /** The page in other formats, at root-relative addresses: its Markdown, its feed. */
  formats: { type: string; href: string }[]
}
