export { checkApi, type CheckedApi, type CheckedExport, type CheckedProp } from './checkApi.ts'
export type { ExportFacts, Facts, PropFact } from './factTypes.ts'
export { readFacts } from './readFacts.ts'
