import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { createApp } from './createApp.ts'

/**
 * Serves APIs to tests. `POST /` replies with the `url` of a new one, which has its own database, clock, faults and port; `DELETE
 * /?url=…` closes it. The parent process receives the address of this server as a message; this process ends with it.
 */
async function main(): Promise<void> {
  const apis = new Map<string, TestApi>()
  // Always one ahead, so that no test waits for tables and demo accounts.
  let next = startApi()
  const answer = async ({ method, url = '' }: IncomingMessage): Promise<object> => {
    if (method === 'POST') {
      const api = await next
      next = startApi()
      apis.set(api.url, api)
      return { url: api.url }
    }
    const address = new URL(url, 'http://127.0.0.1').searchParams.get('url') ?? ''
    await apis.get(address)?.close()
    apis.delete(address)
    return {}
  }
  const server = createServer((request, response) => {
    const reply = (status: number, body: object): void => {
      response.writeHead(status, { ...crossOrigin, 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (request.method === 'OPTIONS') return reply(200, {})
    answer(request).then(
      (body) => reply(200, body),
      (error: unknown) => reply(500, { error: error instanceof Error ? error.message : '' }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.once('disconnect', () => process.exit(0))
  process.send?.({ url: urlOf(server) })
}

interface TestApi {
  url: string
  close: () => Promise<void>
}

async function startApi(): Promise<TestApi> {
  const app = await createApp({ control: true })
  const fetch: Parameters<typeof serve>[0]['fetch'] = async (request, bindings) => {
    if (request.method === 'OPTIONS') return new Response(null, { headers: crossOrigin })
    const response = await app.fetch(request, bindings)
    for (const [name, value] of Object.entries(crossOrigin)) response.headers.set(name, value)
    return response
  }
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  return {
    url: urlOf(server),
    async close() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await app.close()
    },
  }
}

function urlOf(server: Pick<ReturnType<typeof createServer>, 'address'>): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port; another one may listen on its address')
  return `http://127.0.0.1:${address.port}`
}

/** Browser tests run on a page of vitest's server, which is another origin. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': '*',
  'access-control-max-age': '7200',
}

await main()
