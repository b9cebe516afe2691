import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { entriesOf, type PublishedPackage } from '@view-site/published'
import { build, type BuildOptions, type BuildResult } from 'esbuild'

/** Size of a package entry in an app, in bytes, Brotli-compressed. */
export interface EntryWeight {
  /**
   * Import specifier: `
   * @view-site/ui/form`.
   */
  name: string
  /** The entry and its static imports. */
  first: number
  /** Everything that dynamic imports load later. */
  later: number
}

type Built = BuildResult<{ metafile: true; write: false }>

/**
 * Measures each entry of a built package separately, minified: its own code and its dependencies, without peer dependencies and without
 * other packages of this workspace, which have their own budgets. For an entry that runs in Node only its own code counts, because no
 * browser downloads it.
 */
export async function weighEntries({ path, manifest }: PublishedPackage): Promise<EntryWeight[]> {
  const peers = Object.keys(manifest.peerDependencies ?? {}).flatMap((name) => [name, `${name}/*`])
  const others = [...peers, '@view-site/*', 'virtual:*']
  const scripts = entriesOf(manifest).filter(({ file }) => file !== undefined)
  return Promise.all(
    scripts.map(async ({ name, file = '' }) => {
      const options = { entryPoints: { entry: join(path, file) }, external: others }
      const own = await bundle({ ...options, packages: 'external', platform: 'node' })
      return { name, ...weigh(isForNode(own) || file.endsWith('.css') ? own : await bundle(options)) }
    }),
  )
}

async function bundle(options: BuildOptions): Promise<Built> {
  return build({
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    outdir: 'weighed',
    ...options,
    metafile: true,
    write: false,
  })
}

function isForNode({ metafile }: Built): boolean {
  return Object.values(metafile.outputs).some(({ imports }) => imports.some((one) => one.path.startsWith('node:')))
}

function weigh({ metafile, outputFiles }: Built): Omit<EntryWeight, 'name'> {
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [path.slice(path.lastIndexOf('weighed/')), brotliCompressSync(contents).length]),
  )
  const entry = Object.keys(metafile.outputs).filter((file) => metafile.outputs[file]?.entryPoint && /\/entry\.(js|css)$/.test(file))
  const first = new Set(entry)
  for (const file of first) {
    for (const { path, kind, external } of metafile.outputs[file]?.imports ?? []) {
      if (!external && kind === 'import-statement') first.add(path)
    }
  }
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + (sizes.get(file) ?? 0), 0)
  return { first: sum([...first]), later: sum([...sizes.keys()].filter((file) => !first.has(file))) }
}
