import { createServer, type RequestListener } from 'node:http'

export interface ListenOptions {
  host: string
  port: number
}

/** Serves until the process is told to end; then open connections are closed and it goes. */
export function listen(answer: RequestListener, { host, port }: ListenOptions): void {
  const server = createServer(answer)
  server.listen(port, host)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
  }
}
