import type { Collection } from './Collection.ts'
import type { CompiledArticle } from './CompiledArticle.ts'

export interface CompileAllOptions {
  /** Folder of the cache by content hash; `false` compiles everything anew. @default `node_modules/.cache/view-site-docs` of the working directory */
  cache?: string | false
  /** Worker threads; 0 compiles in this thread. @default as many as processors, none for a few pages */
  workers?: number
  /** Called after each page. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Compiles every page in every locale, in parallel and from the cache where nothing changed, then checks what concerns
 * several pages: equal structure of the locales, links and anchors. Throws `DocsError` with every problem of every page.
 */
export function compileAll(collection: Collection, options: CompileAllOptions = {}): Promise<CompiledArticle[]> {
  void options
  return Promise.reject(new Error(`compileAll: not here yet (${collection.root})`))
}
