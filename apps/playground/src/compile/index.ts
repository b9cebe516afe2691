export { compile, type Compiled } from './compile.ts'
export { transformStyle } from './transformStyle.ts'
export { sourcePosition } from './sourcePosition.ts'
