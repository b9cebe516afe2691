import { createServer } from 'vite'
import type { ResolvedConfig } from '../config/resolveConfig.ts'
import { viteConfig } from '../vite/viteConfig.ts'

/** Serves the site while its pages are written; every save shows at once. */
export async function dev(resolved: ResolvedConfig, port: number): Promise<void> {
  const config = await viteConfig(resolved, 'development')
  const server = await createServer({ ...config, server: { ...config.server, port } })
  await server.listen()
  server.printUrls()
}
