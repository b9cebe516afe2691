import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A package that is published, and the sources of its entries. */
export interface SourcePackage {
  name: string
  version: string
  description: string
  /** Folder below `packages`. */
  folder: string
  entries: { specifier: string; file: string }[]
  sheets: string[]
  ambient: string[]
}

interface Manifest {
  name: string
  version: string
  description?: string
  private?: boolean
  exports?: Record<string, string | { types?: string; [condition: string]: string | undefined }>
}

/** The packages of a workspace that are published, by name. */
export function sourcePackages(root: string): SourcePackage[] {
  return globSync('packages/*/package.json', { cwd: root })
    .sort()
    .flatMap((file) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))
      return manifest.private ? [] : [packageOf(manifest, join(root, dirname(file)))]
    })
}

function packageOf({ name, version, description = '', exports = {} }: Manifest, folder: string): SourcePackage {
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
