import type { ReactNode } from '../viewTypes.ts'

/** A link of the footer; one to another site opens in a new tab. */
export interface FooterLink {
  title: string
  href: string
}

/** A titled column of links. */
export interface FooterGroup {
  title: string
  links: readonly FooterLink[]
}

/** A notice of the company. */
export interface FooterNotice extends FooterLink {
  /** ISO date. */
  date: string
}

/** Content of the footer; all of it is the app's. */
export interface FooterData {
  groups: readonly FooterGroup[]
  /** The code to scan: a `QrCode` of the ui package, or an image. */
  follow?: { title: string; code: ReactNode; note?: string }
  notices?: { title: string; items: readonly FooterNotice[] }
  /** What follows the word Copyright: `© 2026 View UI Plus`. */
  copyright: string
  /** A short text at the far end, with links if needed: opening hours, the company, the number of a filing. */
  note?: ReactNode
}
