import type { SearchablePage } from '@view-site/docs/compile'

/** Files of a built index by path, and what it cost. */
export type IndexFiles = Map<string, Uint8Array | string>

/** An engine that is compared. */
export interface Engine {
  name: string
  /** Its module for the browser: exports `open`. */
  module: string
  build: (pages: readonly SearchablePage[]) => Promise<IndexFiles>
}

/** What a module for the browser exports: loads what a first query needs. */
export type Open = () => Promise<{
  /** Answers a query with addresses, best first. */
  search: (query: string) => Promise<string[]>
  /** Called after the first result: what an engine does in the background. */
  settle?: () => Promise<void>
}>
