import type { CollectionOptions } from '../compile/collection/Collection.ts'
import { idIn, versionSection } from '../compile/source/idIn.ts'
import type { OlderVersion } from '../define/SectionVersions.ts'

/** An older version of a section. */
export interface SectionVersion extends OlderVersion {
  section: string
  /** Name of the section in this version: `guide@1.2`. */
  name: string
  /** Folder below the content with what differs: `guide/versions/1.2`. */
  overlay: string
}

/** All older versions, section by section. */
export function olderVersions(versions: CollectionOptions['versions'] = {}): SectionVersion[] {
  return Object.entries(versions).flatMap(([section, { others }]) =>
    others.map((version) => ({
      ...version,
      section,
      name: versionSection(section, version.id),
      overlay: idIn(section, `versions/${version.id}`),
    })),
  )
}

/** Route of a page below its section. */
export function routeIn(section: string, id: string): string {
  return id.slice(idIn(section, '').length)
}
