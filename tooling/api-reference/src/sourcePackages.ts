import { basename, join } from 'node:path'
import { publishedPackages, type PublishedPackage } from '@view-site/published'
import type { PackageReference } from './PackageReference.ts'

/** A published package with the source files of its entries. */
export interface SourcePackage extends Omit<PackageReference, 'entries'> {
  entries: { specifier: string; file: string }[]
}

/** The published packages of a workspace, sorted by name. */
export async function sourcePackages(root: string): Promise<SourcePackage[]> {
  return (await publishedPackages(root)).map(sourcePackage)
}

function sourcePackage({ path: folder, manifest }: PublishedPackage): SourcePackage {
  const { name, version, description = '', exports = {} } = manifest
  const found: SourcePackage = { name, version, description, folder: basename(folder), entries: [], sheets: [], ambient: [] }
  for (const [path, target] of Object.entries(exports)) {
    const specifier = name + path.slice(1)
    const source = typeof target === 'string' ? undefined : target['@view-site/source']
    if (path.endsWith('.css')) found.sheets.push(specifier)
    else if (source !== undefined) found.entries.push({ specifier, file: join(folder, source) })
    else if (typeof target !== 'string') found.ambient.push(specifier)
  }
  return found
}
