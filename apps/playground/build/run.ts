import { build, createServer } from 'vite'

/** `build` writes page, frame, worker and headers to `dist`; `dev` serves the page with hot reload on PORT, around a frame built once. */
async function run(command: string | undefined): Promise<void> {
  if (command !== 'build' && command !== 'dev') throw new Error(`Unknown command "${command}". Use build or dev.`)
  // Set before anything is imported that reads it.
  process.env.NODE_ENV = command === 'build' ? 'production' : 'development'
  await (command === 'build' ? writeAll() : serve())
}

async function writeAll(): Promise<void> {
  const [{ pageConfig }, { writeWorker }, { writeHeaders }, { compressFolder }] = await Promise.all([
    import('./pageConfig.ts'),
    import('./writeWorker.ts'),
    import('./writeHeaders.ts'),
    import('./compressFolder.ts'),
  ])
  await build(pageConfig())
  await writeWorker()
  await writeHeaders()
  await compressFolder()
}

async function serve(): Promise<void> {
  const { pageConfig } = await import('./pageConfig.ts')
  const server = { port: Number(process.env.PORT ?? 4320), strictPort: true, host: '127.0.0.1' }
  const dev = await createServer({ ...pageConfig(), server })
  await dev.listen()
}

await run(process.argv[2])
