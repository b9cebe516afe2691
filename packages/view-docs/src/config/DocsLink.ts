/** A text: the same in every locale, or one for each. */
export type Text = string | Readonly<Record<string, string>>

/** A link of the header, the footer or the home page. */
export interface DocsLink {
  text: Text
  /** Path of a page without a locale, `/guide/start`, or an external URL. */
  href: string
}
