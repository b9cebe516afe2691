import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '@view-site/bootstrap/processes'
import { publishedPackages, type PublishedPackage } from '@view-site/published'

/** Packs the layout and the packages of this repository that it depends on, as built; returns name → tarball. */
export async function packLayout(root: string, folder: string): Promise<Map<string, string>> {
  const packages = withDependencies('@view-site/layout', await publishedPackages(root))
  return new Map(await Promise.all(packages.map(async (one) => [one.manifest.name, await pack(one, folder)] as const)))
}

/** A package, and those among `packages` that it depends on, directly or not. */
function withDependencies(name: string, packages: readonly PublishedPackage[]): PublishedPackage[] {
  const found = new Set<PublishedPackage>()
  const add = (wanted: string): void => {
    const one = packages.find(({ manifest }) => manifest.name === wanted)
    if (one === undefined || found.has(one)) return
    found.add(one)
    Object.keys(one.manifest.dependencies ?? {}).forEach(add)
  }
  add(name)
  return [...found]
}

async function pack({ manifest, path }: PublishedPackage, folder: string): Promise<string> {
  const destination = join(folder, manifest.name.replace('/', '+'))
  await mkdir(destination, { recursive: true })
  await run('pnpm', ['pack', '--pack-destination', destination], { cwd: path, quiet: true })
  const [file = ''] = await readdir(destination)
  return join(destination, file)
}
