import type { CompiledArticle } from './CompiledArticle.ts'
import type { PageSource } from './PageSource.ts'

export interface Compiler {
  /** Compiles one page in one locale. Throws `DocsError` with everything that is wrong in it. */
  compile: (page: PageSource) => Promise<CompiledArticle>
}

/** Makes a compiler. Keep one: its highlighter is built once. */
export function createCompiler(): Compiler {
  return {
    compile: () => Promise.reject(new Error('createCompiler: not here yet')),
  }
}
