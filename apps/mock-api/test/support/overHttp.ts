import { once } from 'node:events'
import { serve } from '@hono/node-server'
import type { App } from '../../src/index.ts'

/** Runs the app on its own HTTP server: every request goes over a connection, whatever host it names. */
export async function overHttp(app: App): Promise<{ app: App; origin: string }> {
  const server = serve({ fetch: (request, bindings) => app.fetch(request, bindings), hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port; another one may listen at its place')
  const origin = `http://127.0.0.1:${address.port}`
  const served: App = {
    ...app,
    fetch: (request) => send(request, origin),
    async close() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await app.close()
    },
  }
  return { app: served, origin }
}

function send({ url, method, headers, body }: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(url)
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half', redirect: 'manual' }
  return fetch(origin + pathname + search, init)
}
