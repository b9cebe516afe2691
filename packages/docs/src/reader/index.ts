export { replaceSnapshot } from '../blocks/demo/replaceSnapshot.ts'
export { snapshotHostAttribute } from '../blocks/demo/snapshotHostAttribute.ts'
export { firstViewScript } from '../blocks/part/firstViewScript.ts'
export {
  articleSelector,
  buildAttribute,
  firstViewAttribute,
  pageAttribute,
  signInSelector,
  snapshotAttribute,
  wideAttribute,
} from '../documentNames.ts'
export type { HistoryKeys } from './createScrollRestoration.ts'
export { startReader, type Reader, type ReaderOptions } from './startReader.ts'
