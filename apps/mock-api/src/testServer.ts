import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { serve, type ServerType } from '@hono/node-server'
import { catalogue, storeItem } from '@view-site/contract'
import { z } from 'zod'
import { createApp } from './createApp.ts'

const samples = z.object({
  catalogue: catalogue.optional(),
  store: z.array(storeItem.omit({ payable: true, owned: true, owned_at: true })).optional(),
  captchaText: z.string().optional().describe('Text of every captcha picture, in place of a random one'),
  releaseFiles: z
    .record(z.string(), z.string())
    .optional()
    .describe('Contents of release files by their paths, in place of sample archives'),
  mailSignUp: z.boolean().optional().describe('Whether an account can be created with a mail address alone'),
  cardPayments: z.boolean().optional().describe('Whether orders can be paid by card'),
  wechatH5: z.boolean().optional().describe('Whether WeChat Pay opens on phones (H5)'),
  documents: z.record(z.string(), z.string()).optional().describe('Texts of documents by their paths, in place of those in `documents/`'),
})

/**
 * Serves APIs to tests. `POST /` with samples replies with the `url` of a new one, which has its own database, clock, faults and port;
 * `DELETE /?url=…` closes it. The parent process receives the address of this server as a message; this process ends with it.
 */
async function main(): Promise<void> {
  const apis = new Map<string, TestApi>()
  // By set of samples: the tables and demo accounts of the first API, of which the others start with a copy.
  const contents = new Map<string, Uint8Array>()
  const open = async (sent: string): Promise<TestApi> => {
    const api = await startApi(samples.parse(JSON.parse(sent)), contents.get(sent))
    if (!contents.has(sent)) contents.set(sent, api.contents())
    return api
  }
  const answer = async (request: IncomingMessage): Promise<object> => {
    const { method, url = '' } = request
    if (method === 'POST') {
      const api = await open(await text(request))
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
  keepIdleConnections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.once('disconnect', () => process.exit(0))
  process.send?.({ url: urlOf(server) })
}

interface TestApi {
  url: string
  contents: () => Uint8Array
  close: () => Promise<void>
}

async function startApi(
  { catalogue, store, captchaText, releaseFiles, mailSignUp, cardPayments, wechatH5, documents }: z.output<typeof samples>,
  contents: Uint8Array | undefined,
): Promise<TestApi> {
  const app = await createApp({
    control: true,
    database: { contents },
    mailSignUp,
    cardPayments,
    wechatH5,
    ...(catalogue && { catalogue }),
    ...(store && { store }),
    ...(captchaText !== undefined && { captchaText: () => captchaText }),
    ...(releaseFiles && { releaseFiles: { read: (path) => Promise.resolve(bytesOf(releaseFiles[path])) } }),
    ...(documents && { storeDocuments: { read: (path) => Promise.resolve(documents[path]) } }),
  })
  const fetch: Parameters<typeof serve>[0]['fetch'] = async (request, bindings) => {
    if (request.method === 'OPTIONS') return new Response(null, { headers: crossOrigin })
    const response = await app.fetch(request, bindings)
    for (const [name, value] of Object.entries(crossOrigin)) response.headers.set(name, value)
    return response
  }
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 })
  keepIdleConnections(server)
  await once(server, 'listening')
  return {
    url: urlOf(server),
    contents: () => app.database.contents(),
    async close() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await app.close()
    },
  }
}

/**
 * Never closes an idle connection. With Node's default of 5 s, a test that waits longer for the processor sends into a connection that is
 * being closed, and its request fails.
 */
function keepIdleConnections(server: ServerType): void {
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0
}

function bytesOf(text: string | undefined): Uint8Array | undefined {
  return text === undefined ? undefined : new TextEncoder().encode(text)
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
