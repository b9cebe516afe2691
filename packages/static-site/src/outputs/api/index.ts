export {
  apiChangesDocument,
  apiDocument,
  type ApiChangesDocument,
  type ApiDocument,
  type ApiExportDocument,
  type ApiPage,
} from './apiSchema.ts'
