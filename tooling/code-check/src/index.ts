export { checkCode, type CodeCheckOptions } from './checkCode.ts'
export type { CodeBlock } from './CodeBlock.ts'
export type { CodeProblem } from './CodeProblem.ts'
