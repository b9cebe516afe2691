import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackageManifest, PublishedPackage } from '@view-site/published'

/** Removes `provenance` from a package of the clone: it would write an entry to a public log. */
export async function unsign({ path }: PublishedPackage): Promise<void> {
  const file = join(path, 'package.json')
  const manifest: PackageManifest = JSON.parse(await readFile(file, 'utf8'))
  if (manifest.publishConfig?.provenance === undefined) return
  delete manifest.publishConfig.provenance
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`)
}
