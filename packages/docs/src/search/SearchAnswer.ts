import type { ApiPartName } from '../blocks/api/apiParts.ts'

/** A piece of a text; `hit` if it matches the query. */
export interface TextPiece {
  text: string
  hit?: true
}

/** A section of a page that matches the query. */
export interface SearchSection {
  /** Address with the anchor, without the locale. */
  href: string
  title: TextPiece[]
  /** Some words around the match. */
  excerpt: TextPiece[]
  /** For a row of an API table: which table. */
  part?: ApiPartName
  /** For a row of an API table: the export it belongs to. */
  owner?: string
}

/** A page that matches the query. */
export interface SearchPage {
  /** Address without the locale. */
  href: string
  title: TextPiece[]
  subtitle: TextPiece[]
  /** Name of its group in the menu. */
  group: string
  /** The page's description, or the words around a match above its first heading; empty until the page's text is loaded. */
  excerpt: TextPiece[]
  /** At most three, best first. */
  sections: SearchSection[]
}

/** What a search found. */
export interface SearchAnswer {
  query: string
  pages: SearchPage[]
  /** Number of matching pages, of which `pages` are the first. */
  total: number
  /** Words taken for misspelt ones. */
  corrections: { typed: string; taken: string }[]
  /** Parts of the index could not be fetched: there may be more results. */
  incomplete: boolean
  /** Excerpts and sections are still to come. */
  pending: boolean
}
