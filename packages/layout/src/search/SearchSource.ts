/** A piece of a text; `hit` where it is what was looked for. */
export interface SearchPiece {
  text: string
  hit?: boolean
}

/** Something that was found. */
export interface SearchHit {
  /** Path of the app, with its anchor. */
  href: string
  title: readonly SearchPiece[]
  /** A second name beside the title. */
  subtitle?: readonly SearchPiece[]
  /** The words around what was found. Empty: they are still to come, and their line is kept free. */
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
  /** Said above the hits: a word was taken for a misspelt one, or something could not be searched. */
  note?: string
}

/** What a source of the search is given with a query. */
export interface SourceOptions {
  /** Ends the search: something else is asked for. */
  signal: AbortSignal
  /** Told what is known already while the rest is fetched. */
  onProgress: (answer: SourceAnswer) => void
}

/** Something that the search picker asks: the menus, documentation, orders. */
export interface SearchSource {
  /** Stable name. */
  id: string
  /** Heading above its hits. */
  label: string
  search: (query: string, options: SourceOptions) => SourceAnswer | Promise<SourceAnswer>
  /** Called when the picker opens, so that what the first search needs is fetched while somebody types. */
  prepare?: () => void
}

/** A page that is offered before anything is typed. */
export interface PopularPage {
  href: string
  title: string
  note?: string
}
