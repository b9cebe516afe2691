import type { ApiPartName } from '../blocks/api/apiParts.ts'

/** Number of pages whose titles are in one part. */
export const pagesInChunk = 64

/** What the index of a locale consists of: the one file that is always revalidated. Everything it names is immutable. */
export interface SearchManifest {
  format: 1
  /** Number of pages. */
  pages: number
  /** Folder names of the chunks of pages, by content. */
  chunks: string[]
  /** First term and file name of each shard of terms, in ascending order. */
  shards: [first: string, name: string][]
  /**
   * File name of each pack, its first shard, and that after its last: packs hold all shards once more, to load them in few requests. An index
   * of an earlier version has none.
   */
  packs?: [name: string, first: number, end: number][]
  /** First word and file name of each list of words for misspellings. */
  words: [first: string, name: string][]
}

/** A page in a chunk's `titles.json`: href without locale, title, subtitle, name of its group. */
export type TitleEntry = [href: string, title: string, subtitle: string, group: string]

/** A page's own file: its description, and its sections. */
export interface PageText {
  description: string
  sections: SectionEntry[]
}

/** A section: its id, heading, text, and, for a row of an API table, the part and the export it belongs to. */
export type SectionEntry = [id: string, title: string, text: string, part?: ApiPartName, owner?: string]
