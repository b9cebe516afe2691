import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import type { InlineConfig } from 'vite'

/** `build` writes the site to `dist`; `dev` serves it with hot reload on PORT. */
async function run(command: string | undefined): Promise<void> {
  // Before the first large import, so that later builds on this machine reuse the compiled code of Vite and the compilers.
  enableCompileCache()
  // Worker threads start with small heaps. The heap of this thread is large from the start (flags in package.json), to collect rarely.
  for (const flag of ['--max-semi-space-size=16', '--initial-heap-size=0']) setFlagsFromString(flag)
  const { createBuilder, createServer } = await import('vite')
  if (command === 'build') {
    const builder = await createBuilder(await inlineConfig('production'))
    await builder.buildApp()
  } else if (command === 'dev') {
    const config = await inlineConfig('development')
    const port = Number(process.env.PORT ?? 4300)
    const server = await createServer({ ...config, server: { ...config.server, port, strictPort: true, host: '127.0.0.1' } })
    await server.listen()
  } else throw new Error(`Unknown command "${command}". Use build or dev.`)
}

/**
 * Passes the configuration inline: loaded as a file it would be bundled once for Vite and again for vanilla-extract, and both would
 * resolve workspace packages to their built files. Sets NODE_ENV before it imports anything that reads it.
 */
async function inlineConfig(mode: 'production' | 'development'): Promise<InlineConfig> {
  process.env.NODE_ENV = mode
  const { default: config } = await import('../vite.config.ts')
  return { ...config, mode, root: new URL('..', import.meta.url).pathname, configFile: false }
}

await run(process.argv[2])
