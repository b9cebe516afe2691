import { existsSync, readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

/** The folders in which packages are installed in an app, at any depth. More than one means duplicate instances at run time. */
export function instancesOf(app: string, names: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>(names.map((name) => [name, []]))
  for (const { name, folder } of packagesIn(join(app, 'node_modules'))) found.get(name)?.push(folder)
  return found
}

interface InstalledPackage {
  name: string
  folder: string
}

// Symlinks are skipped: pnpm's targets are in `.pnpm`.
function* packagesIn(modules: string, scope = ''): Generator<InstalledPackage> {
  if (!existsSync(modules)) return
  for (const entry of readdirSync(modules, { withFileTypes: true })) {
    const folder = join(modules, entry.name)
    if (!isFolder(entry)) continue
    if (entry.name === '.pnpm') for (const one of readdirSync(folder)) yield* packagesIn(join(folder, one, 'node_modules'))
    else if (entry.name.startsWith('@') && scope === '') yield* packagesIn(folder, `${entry.name}/`)
    else if (!entry.name.startsWith('.')) {
      yield { name: `${scope}${entry.name}`, folder }
      yield* packagesIn(join(folder, 'node_modules'))
    }
  }
}

function isFolder(entry: Dirent): boolean {
  return entry.isDirectory() && !entry.isSymbolicLink()
}
