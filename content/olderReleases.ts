import { readFileSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { versions, type ContentVersion } from './versions.ts'

/** The installed package that an older version of a product documents. */
export interface OlderRelease {
  /** `view-ui-plus`. */
  section: string
  /** Name of the version: `1.2`. */
  id: string
  /** `1.2.0`. */
  release: string
  /** Absolute path of the package, with symlinks resolved. */
  folder: string
  /** Writes a demo of the current version with what this one has. */
  rewriteDemo: ContentVersion['rewriteDemo']
}

/** The packages of all older versions. */
export const olderReleases: readonly OlderRelease[] = Object.entries(versions).flatMap(([section, { others }]) =>
  others.map(({ id, manifest, rewriteDemo }) => {
    const { version: release }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
    return { section, id, release, folder: dirname(realpathSync(manifest)).replaceAll('\\', '/'), rewriteDemo }
  }),
)

/** The older version that a page belongs to, by the page's id. */
export function olderReleaseOf(id: string): OlderRelease | undefined {
  return olderReleases.find((version) => id.startsWith(`${version.section}/${version.id}/`))
}
