import type { SearchablePage } from '@view-site/docs/compile'

/** Files of a built index by path. */
export type IndexFiles = Map<string, Uint8Array | string>

/** A search engine to compare. */
export interface Engine {
  name: string
  /** File name of its browser module, which exports `open`. */
  module: string
  build: (pages: readonly SearchablePage[]) => Promise<IndexFiles>
}

/** The export of an engine's browser module: loads what the first query needs. */
export type Open = () => Promise<{
  /** Returns the URLs of matching pages, best first. */
  search: (query: string) => Promise<string[]>
  /** Finishes the background work of the engine; called after the first result. */
  settle?: () => Promise<void>
}>
