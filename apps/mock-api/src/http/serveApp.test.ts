import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { callPaths, calls } from '@view-site/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp, type App } from '../createApp.ts'
import { serveApp, type ArrivalLimits } from './serveApp.ts'

let app: App
const servers: Server[] = []
beforeAll(async () => {
  app = await createApp({ control: true, bodyTimeout: 300 })
})
afterAll(async () => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  await app.close()
})

/** Serves the app and returns its port. */
async function open(limits: ArrivalLimits): Promise<number> {
  const server = serveApp(app, { host: '127.0.0.1', port: 0, limits })
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

const short = { headers: 1000, request: 1000, check: 100 }

/** Every address of the API, with its method; the last ones do not exist or do not take the method. */
const targets = [
  ...callPaths.map((path) => `${calls[path].method ?? 'POST'} ${calls[path].url}`),
  'POST /notify/wechat',
  'POST /notify/alipay',
  'GET /v1/file/none/file.zip',
  'GET /health',
  'GET /openapi',
  'GET /openapi.json',
  'POST /__control/user',
  'GET /v1/user/signin',
  'POST /health',
  'PUT /nowhere',
]

/** A piece of a request every 20 ms, for ever. */
interface Attack {
  head: string
  piece: string
}

const json = 'Host: 127.0.0.1\r\nContent-Type: application/json\r\n'
const attacks: Record<string, (target: string) => Attack> = {
  'a body of one byte at a time': (target) => ({ head: `${target} HTTP/1.1\r\n${json}Content-Length: 60000\r\n\r\n`, piece: ' ' }),
  'a body that stops arriving': (target) => ({ head: `${target} HTTP/1.1\r\n${json}Content-Length: 60000\r\n\r\n{`, piece: '' }),
  'a body without an end': (target) => ({
    head: `${target} HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\n`,
    piece: `4000\r\n${' '.repeat(0x4000)}\r\n`,
  }),
  'a body of chunks of one byte': (target) => ({
    head: `${target} HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\n`,
    piece: '1\r\n \r\n',
  }),
  'headers of one byte at a time': (target) => ({ head: `${target} HTTP/1.1\r\nX-Slow: `, piece: 'x' }),
  'headers without an end': (target) => ({ head: `${target} HTTP/1.1\r\n`, piece: `X-More: ${'x'.repeat(1000)}\r\n` }),
}

test.each(Object.entries(attacks))(
  '[API-02] [PLUS-11] %s ends with a refusal or a closed connection, on every path',
  async (_name, attackOn) => {
    const port = await open(short)
    const replies = await Promise.all(targets.map(async (target) => [target, statusOf(await attack(port, attackOn(target)))] as const))
    expect(replies.filter(([, status]) => !refusals.has(status))).toEqual([])
  },
)

/** Statuses of a refused request, 200 of a GET that ignores its body, 0 of a connection that is closed without a reply. */
const refusals = new Set([0, 200, 400, 401, 404, 405, 408, 413, 431])

test('[API-02] a connection that sends nothing is closed', async () => {
  expect([0, 408]).toContain(statusOf(await attack(await open(short), { head: '', piece: '' })))
})

test('[API-02] a body that stops arriving is refused by the contract, and its connection closed', async () => {
  const minute = 60_000
  const port = await open({ headers: minute, request: minute, check: 100 })
  const reply = await attack(port, { head: `POST /v1/user/signin HTTP/1.1\r\n${json}Content-Length: 60000\r\n\r\n{`, piece: '' })
  expect(statusOf(reply)).toBe(408)
  expect(reply).toContain('"code":40001')
})

/** Sends until the server closes the connection; returns what it replied. */
async function attack(port: number, { head, piece }: Attack): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let reply = ''
  socket.setEncoding('utf8').on('data', (text: string) => (reply += text))
  // A connection that is closed while it sends is reset.
  socket.on('error', () => undefined)
  socket.write(head)
  const sending = setInterval(() => {
    if (piece !== '' && !socket.writableNeedDrain) socket.write(piece)
  }, 20)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(sending)
  return reply
}

function statusOf(reply: string): number {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? 0)
}
