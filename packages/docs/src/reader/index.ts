export type { HistoryKeys } from './createScrollRestoration.ts'
export { startReader, type Reader, type ReaderOptions } from './startReader.ts'
