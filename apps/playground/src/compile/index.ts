export { compile, type Compiled } from './compile.ts'
export { sourcePosition } from './sourcePosition.ts'
