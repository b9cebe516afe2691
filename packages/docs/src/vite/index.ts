export { compileAll, type CompileAllOptions } from '../compile/compileAll.ts'
export { docs } from './docs.ts'
