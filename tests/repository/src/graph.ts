import { basename, dirname } from 'node:path'
import { z } from 'zod'
import { filesOf, read } from './repository.ts'

const dependencies = z.record(z.string(), z.string()).default({})
const manifest = z.object({ name: z.string(), dependencies, devDependencies: dependencies, peerDependencies: dependencies })

/** Short name of an application or package → the ones that it imports. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** The workspace dependencies in the manifests of applications, packages and content. */
export function imports(): Graph {
  const manifests = filesOf('apps/*/package.json', 'packages/*/package.json', 'content/package.json', 'content/site/package.json').map(
    (file) => ({
      short: file === 'content/site/package.json' ? 'site-data' : basename(dirname(file)),
      ...manifest.parse(JSON.parse(read(file))),
    }),
  )
  const shortNames = new Map(manifests.map(({ name, short }) => [name, short]))
  return new Map(
    manifests.map(({ short, dependencies, devDependencies, peerDependencies }) => [
      short,
      Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).flatMap((name) => shortNames.get(name) ?? []),
    ]),
  )
}
