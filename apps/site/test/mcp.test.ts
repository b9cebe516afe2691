import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployFiles } from '../build/deployFiles.ts'
import { mcpHandler } from '../server/mcpHandler.ts'

let folder = ''
let server: Server
let origin = ''

const guide = 'view-ui-plus/guide/install'

/** The site's server with two files of a build in each language. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-mcp-'))
  const api = { $schema: 'https://docs.example/api.schema.json', library: { name: 'view-ui-plus', version: '1.3.24' }, pages: [] }
  const files = {
    'view-ui-plus/api.json': JSON.stringify({ ...api, locale: 'zh-CN' }),
    'en-US/view-ui-plus/api.json': JSON.stringify({ ...api, locale: 'en-US' }),
    [`${guide}.md`]: '# 安装',
    [`en-US/${guide}.md`]: '# Installation',
  }
  await Promise.all(
    Object.entries(files).map(async ([path, text]) => {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }),
  )
  const answerMcp = mcpHandler({ dir: folder, hosts: ['127.0.0.1'] })
  server = createServer((message, response) => {
    if (!answerMcp(message, response)) response.end('a page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

test.each([
  ['/mcp', '列出组件', '# 安装'],
  ['/en-US/mcp', 'List components', '# Installation'],
])('an MCP client reads the documentation at %s, in its language and without a session', async (path, title, page) => {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(path, origin))
  await client.connect(transport)
  expect(transport.sessionId).toBeUndefined()
  expect((await client.listTools()).tools[0]?.title).toBe(title)
  const { content } = await client.callTool({ name: 'read_page', arguments: { page: guide } })
  expect(content).toMatchObject([{ type: 'text', text: expect.stringContaining(page) }])
  await client.close()
})

test('other origins, other host names and large bodies are rejected', async () => {
  const post = (headers: Record<string, string>, body = '{}') =>
    fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body,
    })
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ origin: 'null' })).status).toBe(403)
  expect((await post({ origin })).status).not.toBe(403)
  expect((await post({}, JSON.stringify({ text: 'x'.repeat(600_000) }))).status).toBe(413)
  const status = await new Promise((resolve, reject) => {
    const sent = request(`${origin}/mcp`, { method: 'POST', headers: { host: 'evil.example' } }, (response) => resolve(response.statusCode))
    sent.once('error', reject).end('{}')
  })
  expect(status).toBe(403)
})

test('all other addresses are pages, and without host names there is no MCP server', async () => {
  expect(await (await fetch(`${origin}/mcp-server`)).text()).toBe('a page')
  expect(await (await fetch(`${origin}/view-ui-plus/mcp`)).text()).toBe('a page')
  const off = createServer((message, response) => {
    response.end(String(mcpHandler({ dir: folder, hosts: [] })(message, response)))
  })
  await new Promise<void>((resolve) => off.listen(0, '127.0.0.1', resolve))
  const address = off.address()
  const answer = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/mcp`)
  expect(await answer.text()).toBe('false')
  off.close()
})

test('the configurations of the web servers forward both addresses if the build says where to, and say how otherwise', () => {
  const files = deployFiles({}, { nginx: '', caddy: '' }, {}, 'http://127.0.0.1:4300')
  expect(files['nginx/mcp.conf']).toContain('location ~ ^(/mcp|/en-US/mcp)$ {\n    proxy_pass http://127.0.0.1:4300;')
  expect(files['caddy/mcp']).toContain('@mcp path /mcp /en-US/mcp')
  const without = deployFiles({}, { nginx: '', caddy: '' }, {})
  for (const text of [without['nginx/mcp.conf'], without['caddy/mcp']]) expect(text?.match(/^[^#\n].*$/gm)).toBeNull()
  expect(without['nginx/mcp.conf']).toContain('SITE_MCP_URL')
})
