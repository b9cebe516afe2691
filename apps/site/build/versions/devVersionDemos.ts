import { resolve } from 'node:path'
import { olderReleases, type OlderRelease } from '@view-site/content/older-releases'
import type { Collection } from '@view-site/docs/compile'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { devDemosBase } from '../../src/docs/devDemosBase.ts'
import { demoSettings, demosOf } from './releaseDemos.ts'

/**
 * In development runs the demos of older versions with their own library. Each release has a development server, which starts with the first
 * demo of it.
 */
export function devVersionDemos(collection: () => Promise<Collection>): Plugin {
  const servers = new Map<OlderRelease, Promise<ViteDevServer>>()
  return {
    name: 'view-site:dev-version-demos',
    apply: 'serve',
    configureServer(server) {
      const serverOf = (version: OlderRelease) => {
        const started = servers.get(version) ?? start(version, collection, server)
        servers.set(version, started)
        return started
      }
      server.middlewares.use((request, response, next) => {
        const version = olderReleases.find(({ section, id }) => request.url?.startsWith(devDemosBase(`${section}/${id}`)))
        if (version) serverOf(version).then(({ middlewares }) => middlewares(request, response, next), next)
        else next()
      })
    },
    async buildEnd() {
      const started = [...servers.values()]
      servers.clear()
      await Promise.all(started.map(async (server) => (await server).close()))
    },
  }
}

async function start(version: OlderRelease, collection: () => Promise<Collection>, { httpServer }: ViteDevServer): Promise<ViteDevServer> {
  const { plugins, ...settings } = demoSettings(version, demosOf(version, await collection()))
  return createServer({
    ...settings,
    plugins: plugins ?? [],
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    root: resolve(import.meta.dirname, '../..'),
    base: devDemosBase(`${version.section}/${version.id}`),
    // Apart from the site's own: both prepare the libraries that they import.
    cacheDir: resolve(import.meta.dirname, `../../node_modules/.vite/${version.section}-${version.id}`),
    // Changes are announced through the server that the page comes from.
    server: { middlewareMode: true, ...(httpServer ? { hmr: { server: httpServer } } : {}) },
  })
}
