import { startServer } from './startServer.ts'

export interface PlaygroundOptions {
  port: number
  /** Log file of the server. */
  log: string
  /** Folder of the build. @default 'dist' */
  dist?: string | undefined
}

/** Starts a server of the built playground, or of another build of it. */
export async function startPlayground({
  port,
  log,
  dist = 'dist',
}: PlaygroundOptions): Promise<{ origin: string; close: () => Promise<void> }> {
  const origin = `http://127.0.0.1:${port}`
  const close = await startServer({
    app: 'apps/playground',
    entry: 'server/main.ts',
    env: { PORT: String(port), PLAYGROUND_DIST: dist },
    url: `${origin}/favicon.svg`,
    log,
  })
  return { origin, close }
}
