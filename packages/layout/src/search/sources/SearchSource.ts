/** A piece of text; `hit` where it matches the query. */
export interface SearchPiece {
  text: string
  hit?: boolean
}

/** Something that was found. */
export interface SearchHit {
  /** Path of the app, with its anchor. */
  href: string
  title: readonly SearchPiece[]
  /** A second name next to the title. */
  subtitle?: readonly SearchPiece[]
  /** The words around the match. Empty: they are still loading, and their row is reserved. */
  context?: readonly SearchPiece[]
  /** What kind of thing it is, at the end of the row. */
  tag?: string
  /** A part of the hit above it. @default false */
  isPart?: boolean
}

/** What a source found. */
export interface SourceAnswer {
  hits: readonly SearchHit[]
  /** How many there are, of which `hits` are the first. @default the number of `hits` */
  total?: number
  /** Shown above the hits: a misspelt word was corrected, or something could not be searched. */
  note?: string
}

/** What a search source gets with a query. */
export interface SourceOptions {
  /** Aborts the search: the query has changed. */
  signal: AbortSignal
  /** Reports what is known already while the rest is fetched. */
  onProgress: (answer: SourceAnswer) => void
}

/** Something that the search picker searches: menus, documentation, orders. */
export interface SearchSource {
  /** Stable name. */
  id: string
  /** Heading above its hits. */
  label: string
  search: (query: string, options: SourceOptions) => SourceAnswer | Promise<SourceAnswer>
  /** Called when the picker opens, to fetch what the first search needs while the visitor types. */
  prepare?: () => void
}

/** A page that is offered before anything is typed. */
export interface PopularPage {
  href: string
  title: string
  note?: string
}
