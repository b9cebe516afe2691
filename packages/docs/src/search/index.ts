export { openSearch, type OpenSearchOptions, type Search, type SearchOptions } from './openSearch.ts'
export { MissingPart, type PartFetch } from './createPartLoader.ts'
export type { SearchAnswer, SearchPage, SearchSection, TextPiece } from './SearchAnswer.ts'
