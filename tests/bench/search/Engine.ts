import type { SearchablePage } from '@view-site/docs/compile'

/** Files of a built index by path. */
export type IndexFiles = Map<string, Uint8Array | string>

/** A search engine of the comparison. */
export interface Engine {
  name: string
  /** File name of its browser module, which exports `open`. */
  module: string
  build: (pages: readonly SearchablePage[]) => Promise<IndexFiles>
}

/** Exported by the browser module of an engine: loads what the first query needs. */
export type Open = () => Promise<{
  /** Returns the URLs of matching pages, best first. */
  search: (query: string) => Promise<string[]>
  /** Work that the engine does in the background; called after the first result. */
  settle?: () => Promise<void>
}>
