import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin, Rolldown, ViteBuilder } from 'vite'
import { clientAssets, type ClientAssets } from './clientAssets.ts'
import { keptBundles, type Bundles } from './keptBundles.ts'
import { reportPhase } from './reportProgress.ts'

export interface WritePagesContext<Server, Prepared = undefined> {
  /** The module that the server environment was built from. */
  server: Server
  /** Which files of the client build a page needs. */
  assets: ClientAssets
  /** Where the client build lies and the pages go: an absolute folder. */
  outDir: string
  /** Files of the client build and of the public folder, as paths from the site's root. */
  files: string[]
  /** Changes with the code that renders the pages, and with the names of the files they ask for. */
  version: string
  /** What `prepare` gave. */
  prepared: Prepared
}

export type WritePages<Server, Prepared> = (context: WritePagesContext<Server, Prepared>) => Promise<void>

export interface StaticSiteOptions<Server, Prepared> {
  /** Client entries, relative to the root: the application first. */
  client: [application: string, ...others: string[]]
  /** Modules that pages load by URL, each with its own (`assets.urlOf`): a change in one leaves all other pages as they are. @default [] */
  pageModules?: string[]
  /** Server entry, relative to the root. */
  server: string
  /** Folder of the output, relative to the root. @default `dist` */
  dist?: string
  /** Changes with everything the bundles are made of: they are kept from one build to the next while it does not. @default they are made by every build */
  bundleKey?: () => Promise<string>
  /** Work that needs neither of them: done beside both, and what is wrong there ends the build at once. */
  prepare: () => Promise<Prepared>
  /** Called once both are built: renders and writes the pages. */
  writePages: WritePages<Server, Prepared>
}

/** Builds client and server in one `vite build --app` and hands both to the site, which writes its pages from them. */
export function staticSite<Server, Prepared>({
  client,
  pageModules = [],
  server,
  dist = 'dist',
  bundleKey,
  prepare,
  writePages,
}: StaticSiteOptions<Server, Prepared>): Plugin {
  return {
    name: 'view-site:static-site',
    config: () => ({
      appType: 'custom',
      environments: {
        // Pages of the build before stay: those that have not changed are not written again, the others are removed in the end.
        client: {
          build: {
            outDir: `${dist}/client`,
            emptyOutDir: false,
            manifest: true,
            // What a page loads by URL has an importer that the bundler does not see.
            rolldownOptions: { input: [...client, ...pageModules], preserveEntrySignatures: 'exports-only' },
          },
        },
        ssr: {
          build: {
            outDir: `${dist}/server`,
            copyPublicDir: false,
            ssr: server,
            rolldownOptions: { output: { entryFileNames: 'server.js' } },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client: clientEnvironment, ssr } = builder.environments
          if (!clientEnvironment || !ssr)
            throw new Error('Both a client and an ssr environment are needed; one of them was removed from the configuration.')
          const { root, base, publicDir } = builder.config
          const folder = join(root, dist)
          const bundle = async (): Promise<Bundles> => {
            const built = outputOf(await builder.build(clientEnvironment)).map(({ fileName }) => `/${fileName}`)
            const rendering = outputOf(await builder.build(ssr))
            return {
              client: built,
              version: versionOf(rendering.map((file) => (file.type === 'chunk' ? file.code : file.fileName))),
            }
          }
          const bundles = () => reportPhase('bundles', async () => keptBundles({ folder, key: await bundleKey?.(), bundle }))
          const [prepared, { client: built, version: code }] = await Promise.all([prepare(), bundles()])
          // Vite builds every environment itself when it believes that none has been built.
          for (const environment of [clientEnvironment, ssr]) environment.isBuilt = true
          const outDir = join(folder, 'client')
          const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'))
          const module: Server = await import(pathToFileURL(join(folder, 'server/server.js')).href)
          const assets = clientAssets(manifest, base, client[0])
          const kept = await publicFiles(publicDir)
          const version = versionOf([code, ...assets.filesOf(client), ...kept])
          await writePages({ server: module, assets, outDir, files: [...built, ...kept], version, prepared })
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
  const entries = folder ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.map((file) => `/${relative(folder, file).split(sep).join('/')}`)
}

function versionOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
