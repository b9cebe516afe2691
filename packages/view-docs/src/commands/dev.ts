import { createServer, type ViteDevServer } from 'vite'
import { loadConfig } from '../config/loadConfig.ts'
import type { Project } from '../config/Project.ts'

/**
 * Serves the site while its pages are written; every save shows at once, and a changed configuration or block starts the server again.
 * @param port `undefined` for the one of the site's Vite settings, or 5173
 */
export async function dev(project: Project, port: number | undefined): Promise<void> {
  const server = await start(project, port)
  server.printUrls()
}

async function start(project: Project, port: number | undefined): Promise<ViteDevServer> {
  const config = await project.vite('development')
  const server = await createServer({ ...config, server: { ...config.server, ...(port === undefined ? {} : { port }) } })
  await server.listen()
  const modules = await project.modules()
  server.watcher.add(modules)
  server.watcher.on('change', (path) => modules.includes(path) && void restart(server, project, path))
  return server
}

/** Starts the server again with the changed configuration. With a mistake in it, the old one stays. */
async function restart(server: ViteDevServer, { root }: Project, changed: string): Promise<void> {
  try {
    const project = await loadConfig(root)
    server.config.logger.info(`${changed} changed, starting again.`, { timestamp: true })
    await server.close()
    await start(project, server.config.server.port)
  } catch (error) {
    server.config.logger.error(error instanceof Error ? error.message : String(error), { timestamp: true })
  }
}
