import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '@view-site/bootstrap/processes'
import { publishedPackages } from '@view-site/published'

/** Packs the layout and the packages of this repository that it depends on, as built; returns name → tarball. */
export async function packLayout(root: string, folder: string): Promise<Map<string, string>> {
  const packages = new Map((await publishedPackages(root)).map((one) => [one.manifest.name, one]))
  const tarballs = new Map<string, string>()
  const waiting = ['@view-site/layout']
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const one = packages.get(name)
    if (one === undefined || tarballs.has(name)) continue
    const destination = join(folder, name.replace('/', '+'))
    // oxlint-disable-next-line no-await-in-loop -- each package says which ones follow
    await mkdir(destination, { recursive: true })
    // oxlint-disable-next-line no-await-in-loop -- as above
    await run('pnpm', ['pack', '--pack-destination', destination], { cwd: one.path, quiet: true })
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [file = ''] = await readdir(destination)
    tarballs.set(name, join(destination, file))
    waiting.push(...Object.keys(one.manifest.dependencies ?? {}))
  }
  return tarballs
}
