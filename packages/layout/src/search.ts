export { SearchDialog, type SearchDialogProps } from './search/SearchDialog.tsx'
export type { SearchAction } from './search/SearchAction.ts'
export type { PopularPage, SearchHit, SearchPiece, SearchSource, SourceAnswer, SourceOptions } from './search/sources/SearchSource.ts'
export { fill, type SearchTexts } from './search/texts.ts'
