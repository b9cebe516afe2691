import { createServer, type ViteDevServer } from 'vite'
import { loadConfig } from '../config/loadConfig.ts'
import type { Project } from '../config/Project.ts'
import { stampsOf, watchFiles, type FileStamps } from './watchFiles.ts'

/**
 * Serves the site while its pages are written; every save shows at once, and a changed configuration or block starts the server again.
 * @param port `undefined` for the one of the site's Vite settings, or 5173
 */
export async function dev(project: Project, port: number | undefined): Promise<void> {
  const server = await start(project, port, await stampsOf(await project.modules()))
  server.printUrls()
}

/** @param read What the modules of the configuration were like when it was loaded. */
async function start(project: Project, port: number | undefined, read: FileStamps): Promise<ViteDevServer> {
  const config = await project.vite('development')
  const server = await createServer({ ...config, server: { ...config.server, ...(port === undefined ? {} : { port }) } })
  await server.listen()
  const current = await stampsOf(await project.modules())
  follow(server, project, new Map([...current, ...read]))
  return server
}

function follow(server: ViteDevServer, project: Project, read: FileStamps): void {
  const stop = watchFiles(read, (file) => void restart(server, project, { file, read }))
  server.httpServer?.once('close', stop)
}

/** Starts the server again with the changed configuration. With a mistake in it, the old one stays. */
async function restart(server: ViteDevServer, project: Project, { file, read }: { file: string; read: FileStamps }): Promise<void> {
  // Before it is loaded: a save during the restart starts it once more.
  const now = await stampsOf([...read.keys()])
  const { logger } = server.config
  try {
    const changed = await loadConfig(project.root)
    logger.info(`${file} changed, starting again.`, { timestamp: true })
    await server.close()
    await start(changed, server.config.server.port, now)
  } catch (error) {
    logger.error(error instanceof Error ? error.message : String(error), { timestamp: true })
    follow(server, project, now)
  }
}
