import { fileURLToPath } from 'node:url'
import { checkCode, type CodeBlock, type CodeProblem } from '../src/index.ts'

/** A block of code that begins in line 10 of a page. */
export function block(language: string, code: string, more: Partial<CodeBlock> = {}): CodeBlock {
  return { file: 'shop/guide/en-US.md', line: 10, language, isPart: false, code, ...more }
}

/** The problems of some blocks, which resolve packages like this repository's pages. */
export function problemsOf(...blocks: readonly CodeBlock[]): Promise<CodeProblem[]> {
  return checkCode(blocks, { root: fileURLToPath(new URL('../../../content', import.meta.url)) })
}
