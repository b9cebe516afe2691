import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest, PublicPackage } from './Manifest.ts'

/** The packages of a repository that are published. */
export async function publicPackages(root: string): Promise<PublicPackage[]> {
  const files = globSync('packages/*/package.json', { cwd: root }).toSorted()
  const all = await Promise.all(
    files.map(async (file) => ({ folder: join(root, dirname(file)), manifest: await readManifest(join(root, file)) })),
  )
  return all.filter(({ manifest }) => manifest.private !== true)
}

async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8'))
}
