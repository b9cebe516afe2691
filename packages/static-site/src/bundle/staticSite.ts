import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger, Manifest, Plugin, Rolldown, ViteBuilder } from 'vite'
import { clientAssets, type ClientAssets } from './clientAssets.ts'
import { reportPhase } from './reportProgress.ts'
import { reuseBundles, type Bundles } from './reuseBundles.ts'

/** What `writePages` gets: both bundles, and the result of `prepare`. */
export interface WritePagesContext<Server, Prepared = undefined> {
  /** The built server module. */
  server: Server
  /** Which files of the client build a page needs. */
  assets: ClientAssets
  /** Absolute path of the folder that contains the client build; the pages are written to it too. */
  outDir: string
  /** Files of the client build and of the public folder, as paths from the site's root. */
  files: string[]
  /** Changes with the rendering code and with the names of the files that pages can reference. */
  version: string
  /** Result of `prepare`. */
  prepared: Prepared
  /** Vite's: it warns of what does not stop the build. */
  logger: Logger
}

/** Renders and writes the pages of a site. */
export type WritePages<Server, Prepared> = (context: WritePagesContext<Server, Prepared>) => Promise<void>

/** Entries of the bundles, and what is done before and with them. */
export interface StaticSiteOptions<Server, Prepared> {
  /** Client entries, relative to the root: the application first. */
  client: [application: string, ...others: string[]]
  /** Modules that pages load by URL (`assets.urlOf`), so that a change in one affects only the pages that use it. @default [] */
  pageModules?: string[]
  /** Server entry, relative to the root. */
  server: string
  /** Whether the server bundle is built before that of the client, whose plugins use it. @default false */
  serverFirst?: boolean
  /** Output folder, relative to the root. @default `dist` */
  dist?: string
  /** Changes with every input of the bundles: while it is the same, the bundles of the last build are reused. @default bundles are built every time */
  bundleKey?: () => Promise<string>
  /** Work that needs no bundle: runs while the bundles are built, and fails the build as soon as it fails. */
  prepare: (context: Pick<WritePagesContext<Server>, 'logger'>) => Promise<Prepared>
  /**
   * Resolves when the bundles may be begun, which keep this thread busy: work of `prepare` in other threads has to be started before.
   * @default they begin with `prepare`
   */
  bundlesAfter?: () => Promise<unknown>
  /** Renders and writes the pages, once the bundles and `prepare` are done. */
  writePages: WritePages<Server, Prepared>
}

/** A Vite plugin that builds client and server in one `vite build --app`, then calls `writePages` with both. */
export function staticSite<Server, Prepared>({
  client,
  pageModules = [],
  server,
  serverFirst = false,
  dist = 'dist',
  bundleKey,
  bundlesAfter,
  prepare,
  writePages,
}: StaticSiteOptions<Server, Prepared>): Plugin {
  return {
    name: 'view-site:static-site',
    config: () => ({
      appType: 'custom',
      environments: {
        // Keep the pages of the last build: unchanged ones are not written again, obsolete ones are removed at the end.
        client: {
          build: {
            outDir: `${dist}/client`,
            emptyOutDir: false,
            manifest: true,
            // The bundler does not see who imports a module that pages load by URL: keep the exports of entries.
            rolldownOptions: {
              input: [...client, ...pageModules],
              preserveEntrySignatures: 'exports-only',
              checks: { bundlerTimings: false },
            },
          },
        },
        ssr: {
          build: {
            outDir: `${dist}/server`,
            copyPublicDir: false,
            ssr: server,
            rolldownOptions: {
              output: { entryFileNames: 'server.js' },
              // It is not loaded over a network: what it imports late may be in any of its files.
              checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
            },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client: clientEnvironment, ssr } = builder.environments
          if (!clientEnvironment || !ssr)
            throw new Error('staticSite() needs a client and an ssr environment: do not remove them from the Vite configuration.')
          const { root, base, publicDir, logger } = builder.config
          const folder = join(root, dist)
          const bundle = async (): Promise<Bundles> => {
            const early = serverFirst ? outputOf(await builder.build(ssr)) : undefined
            const built = outputOf(await builder.build(clientEnvironment))
            const rendering = early ?? outputOf(await builder.build(ssr))
            return {
              client: built.map(({ fileName }) => `/${fileName}`),
              version: versionOf(rendering.map((file) => (file.type === 'chunk' ? file.code : file.fileName))),
            }
          }
          const bundles = async () => {
            await bundlesAfter?.()
            return reportPhase('bundles', async () => reuseBundles({ folder, key: await bundleKey?.(), bundle }))
          }
          const [prepared, { client: built, version: code }] = await Promise.all([prepare({ logger }), bundles()])
          // Vite builds every environment itself if none is marked as built, and reused bundles have not been built now.
          for (const environment of [clientEnvironment, ssr]) environment.isBuilt = true
          const outDir = join(folder, 'client')
          const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'))
          const module: Server = await import(pathToFileURL(join(folder, 'server/server.js')).href)
          const assets = clientAssets(manifest, base, client[0])
          const copied = await publicFiles(publicDir)
          const version = versionOf([code, ...assets.filesOf(client), ...copied])
          await writePages({ server: module, assets, outDir, files: [...built, ...copied], version, prepared, logger })
        },
      },
    }),
  }
}

type Output = Rolldown.RolldownOutput['output'][number]

function outputOf(result: Awaited<ReturnType<ViteBuilder['build']>>): Output[] {
  const results = Array.isArray(result) ? result : [result]
  return results.flatMap((one) => ('output' in one ? one.output : []))
}

async function publicFiles(folder: string): Promise<string[]> {
  // A site may have no public folder.
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.map((file) => `/${relative(folder, file).split(sep).join('/')}`)
}

function versionOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
