export { startReader, type Reader, type ReaderOptions } from './startReader.ts'
