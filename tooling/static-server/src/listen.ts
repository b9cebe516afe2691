import { createServer, type RequestListener } from 'node:http'

export interface ListenOptions {
  host: string
  port: number
}

/** Serves until the process gets SIGINT or SIGTERM, then closes open connections and exits. */
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
