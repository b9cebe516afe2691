export { compileAll, type CompileAllOptions } from '../compile/compileAll.ts'
export type { DevDocs } from './createDevDocs.ts'
export { docs, type DocsPlugin } from './docs.ts'
