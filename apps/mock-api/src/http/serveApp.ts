import { createServer, type Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { App } from '../createApp.ts'

/** Milliseconds in which a request has to arrive; the connection of a slower one is closed, within `check` after that. */
export interface ArrivalLimits {
  /** From the opening of the connection to the end of the headers. */
  headers: number
  /** From the opening of the connection to the end of the body, also for paths that read none. */
  request: number
  /** How often connections are checked. */
  check: number
}

/** The limits of the deployed API. Headers end at 16 KB by Node's default, bodies at `bodyLimit` and after `bodyTimeout` (`readBody.ts`). */
export const arrivalLimits: ArrivalLimits = { headers: 10_000, request: 20_000, check: 5000 }

/** What `serveApp` takes. */
export interface ServeAppOptions {
  host: string
  /** 0 takes any free port. */
  port: number
  /** @default arrivalLimits */
  limits?: ArrivalLimits
}

/** Serves an app by HTTP and closes connections whose requests are too slow, too large or never end. */
export function serveApp(app: Pick<App, 'fetch'>, { host, port, limits = arrivalLimits }: ServeAppOptions): Server {
  const server = serve({
    fetch: (request, bindings) => app.fetch(request, bindings),
    hostname: host,
    port,
    createServer,
    serverOptions: { headersTimeout: limits.headers, requestTimeout: limits.request, connectionsCheckingInterval: limits.check },
  })
  if (!('keepAliveTimeout' in server)) throw new Error('The server is not one of node:http')
  // Longer than a proxy in front keeps idle connections; otherwise it could send into one that is being closed.
  server.keepAliveTimeout = 75_000
  return server
}
