import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { clientAssets, type ClientAssets } from './clientAssets.ts'

export interface WritePagesContext<Server> {
  /** The module that the server environment was built from. */
  server: Server
  /** Which files of the client build a page needs. */
  assets: ClientAssets
  /** Where the client build lies and the pages go: an absolute folder. */
  outDir: string
}

export type WritePages<Server> = (context: WritePagesContext<Server>) => Promise<void>

export interface StaticSiteOptions<Server> {
  /** Client entry, relative to the root. */
  client: string
  /** Server entry, relative to the root. */
  server: string
  /** Called once both are built: renders and writes the pages. */
  writePages: WritePages<Server>
}

/** Builds client and server in one `vite build --app` and hands both to the site, which writes its pages from them. */
export function staticSite<Server>({ client, server, writePages }: StaticSiteOptions<Server>): Plugin {
  return {
    name: 'view-site:static-site',
    config: () => ({
      appType: 'custom',
      environments: {
        client: { build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: client } } },
        ssr: { build: { outDir: 'dist/server', ssr: server, rolldownOptions: { output: { entryFileNames: 'server.js' } } } },
      },
      builder: {
        async buildApp(builder) {
          const { client: clientEnvironment, ssr } = builder.environments
          if (!clientEnvironment || !ssr)
            throw new Error('Both a client and an ssr environment are needed; one of them was removed from the configuration.')
          await builder.build(clientEnvironment)
          await builder.build(ssr)
          const { root, base } = builder.config
          const outDir = join(root, 'dist/client')
          const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'))
          const module: Server = await import(pathToFileURL(join(root, 'dist/server/server.js')).href)
          await writePages({ server: module, assets: clientAssets(manifest, base), outDir })
        },
      },
    }),
  }
}
