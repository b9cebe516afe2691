/** A text by locale. */
export type Texts = Readonly<Record<string, string>>

/** A link with its text by locale. */
export interface SiteLink {
  text: Texts
  href: string
}
