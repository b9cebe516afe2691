import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackageManifest } from './PackageManifest.ts'

/** A workspace package that is published to npm. */
export interface PublishedPackage {
  /** Folder relative to the root of the repository: `packages/ui`. */
  dir: string
  /** Absolute path of the folder. */
  path: string
  manifest: PackageManifest
}

/** All published packages sorted by name: those under `packages` that are not private. */
export async function publishedPackages(root: string): Promise<PublishedPackage[]> {
  const folders = await readdir(join(root, 'packages'), { withFileTypes: true })
  const found = await Promise.all(
    folders.filter((folder) => folder.isDirectory()).map(async ({ name }) => readPackage(root, `packages/${name}`)),
  )
  return found
    .filter((one) => one !== undefined)
    .filter(({ manifest }) => manifest.private !== true)
    .sort((one, other) => (one.dir < other.dir ? -1 : 1))
}

async function readPackage(root: string, dir: string): Promise<PublishedPackage | undefined> {
  const path = join(root, dir)
  const text = await readFile(join(path, 'package.json'), 'utf8').catch(whereMissing)
  if (text === undefined) return undefined
  const manifest: PackageManifest = JSON.parse(text)
  return { dir, path, manifest }
}

/** Ignores leftover folders that only contain `node_modules`. */
function whereMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
