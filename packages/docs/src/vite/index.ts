export type { DevCheckOptions } from './createDevCheck.ts'
export type { DevDocs } from './createDevDocs.ts'
export { docs, type DocsPlugin } from './docs.ts'
