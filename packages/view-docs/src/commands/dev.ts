import { createServer, type ViteDevServer } from 'vite'
import { loadConfig } from '../config/loadConfig.ts'
import type { Project } from '../config/Project.ts'
import { stampsOf, watchFiles, type FileStamps } from './watchFiles.ts'

/**
 * Serves the site with hot reload; a changed configuration or block restarts the server.
 * @param port `undefined` for the one of the site's Vite settings, or 5173
 */
export async function dev(project: Project, port: number | undefined): Promise<void> {
  const server = await start(project, port, await stampsOf(await project.modules()))
  server.printUrls()
}

/** @param read stamps of the configuration's modules when it was loaded */
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

/** Restarts the server with the changed configuration. If it is invalid, the old server keeps running. */
async function restart(server: ViteDevServer, project: Project, { file, read }: { file: string; read: FileStamps }): Promise<void> {
  // Taken before loading, so that a save during the restart causes another one.
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
