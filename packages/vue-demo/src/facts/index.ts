export { checkApi, type CheckedApi, type CheckedDirective, type CheckedExport, type CheckedProp } from './checkApi.ts'
export { coverApi, type ApiCover } from './coverApi.ts'
export type { ExportFacts, Facts, PropFact } from './factTypes.ts'
export { readFacts } from './readFacts.ts'
