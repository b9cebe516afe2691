import { reportPhase } from '@view-site/static-site/progress'
import { build, createServer } from 'vite'

/**
 * `build` writes page, frame, worker, headers and compressed copies to `dist`, with BUILD_PROFILE=preview without the copies; `compress`
 * adds them; `dev` serves the page with hot reload on PORT, with a frame that is built once.
 */
async function run(command: string | undefined): Promise<void> {
  if (command !== 'build' && command !== 'compress' && command !== 'dev')
    throw new Error(`Unknown command "${command}". Use build, compress or dev.`)
  // Set before importing modules that read it.
  process.env.NODE_ENV = command === 'dev' ? 'development' : 'production'
  if (command === 'dev') return serve()
  if (command === 'build') await reportPhase('playground', writeAll)
  if (command === 'compress' || process.env.BUILD_PROFILE !== 'preview') await compressAll()
}

async function writeAll(): Promise<void> {
  const [{ pageConfig }, { writeWorker }, { writeHeaders }] = await Promise.all([
    import('./pageConfig.ts'),
    import('./writeWorker.ts'),
    import('./writeHeaders.ts'),
  ])
  await build(pageConfig())
  await writeWorker()
  await writeHeaders()
}

/** Writes the compressed copies, then the headers again: a running server reloads when they change. */
async function compressAll(): Promise<void> {
  const [{ compressFolder }, { writeHeaders }] = await Promise.all([import('./compressFolder.ts'), import('./writeHeaders.ts')])
  await compressFolder()
  await writeHeaders()
}

async function serve(): Promise<void> {
  const { pageConfig } = await import('./pageConfig.ts')
  const server = { port: Number(process.env.PORT ?? 4320), strictPort: true, host: '127.0.0.1' }
  const dev = await createServer({ ...pageConfig(), server })
  await dev.listen()
}

await run(process.argv[2])
