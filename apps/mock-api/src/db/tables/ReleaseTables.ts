import type { EditionName, Product } from '@view-site/contract'
import type { Selectable } from 'kysely'

/** A version of a product or of a store item. */
export interface ReleasesTable {
  id: string
  product: Product | null
  store_item_id: string | null
  version: string
  channel: 'stable' | 'beta'
  published_at: string
  notes_md: string
  min_edition: EditionName
}

/** A file of a release; `path` is its path in the file store. */
export interface ReleaseFilesTable {
  id: string
  release_id: string
  name: string
  size: number
  sha256: string
  path: string
}

/** Versions and their files. */
export interface ReleaseTables {
  releases: ReleasesTable
  release_files: ReleaseFilesTable
}

/** A stored release. */
export type ReleaseRow = Selectable<ReleasesTable>

/** A stored file of a release. */
export type ReleaseFileRow = Selectable<ReleaseFilesTable>
