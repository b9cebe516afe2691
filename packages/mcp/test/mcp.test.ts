import { createServer as createHttpServer, request, type Server } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport, type CallToolResult } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServerFactory, serveHttp, type HttpServer } from '../src/index.ts'
import { origin, publishSite } from './publishSite.ts'

let folder = ''
let site = ''
let web: Server
let served: HttpServer
const allowedHosts = ['127.0.0.1', 'localhost']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mcp-'))
  await publishSite(folder)
  site = join(folder, 'site')
  // Serves the published site as static files.
  web = createHttpServer((request, response) => {
    readFile(join(site, new URL(request.url ?? '/', origin).pathname)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  const createServer = createServerFactory({ docs: addressOf(web), locale: 'en-US' })
  served = await serveHttp({ createServer, host: '127.0.0.1', port: 0, allowedHosts })
})

afterAll(async () => {
  await served.close()
  web.close()
  await rm(folder, { recursive: true })
})

function addressOf(server: Server): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Runs the command as a client does, with the folder of the site. */
async function overStdio(locale: string): Promise<Client> {
  const command = join(import.meta.dirname, '../src/cli.ts')
  const args = ['--conditions=@view-site/source', command, '--docs', site, '--locale', locale]
  return connected(new StdioClientTransport({ command: process.execPath, args }))
}

/** Connects to the HTTP server, which reads the site by URL. */
async function overHttp(): Promise<Client> {
  return connected(new StreamableHTTPClientTransport(new URL(served.url)))
}

async function connected(transport: StdioClientTransport | StreamableHTTPClientTransport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  return client
}

async function call(client: Client, name: string, input: Record<string, unknown> = {}): Promise<{ text: string; isError: boolean }> {
  const { content, isError = false }: CallToolResult = await client.callTool({ name, arguments: input })
  return { text: content.map((block) => (block.type === 'text' ? block.text : '')).join('\n'), isError }
}

function pageAddress(name: string): string {
  return `${origin}/en-US/view-ui-plus/component/${name}`
}

describe.each([
  ['standard input and output, from a folder', () => overStdio('en-US')],
  ['Streamable HTTP, from an address', overHttp],
] as const)('over %s', (_, connect) => {
  let client: Client
  const ask = async (name: string, input?: Record<string, unknown>) => {
    const { text, isError } = await call(client, name, input)
    expect({ text, isError }).toEqual({ text, isError: false })
    return text
  }
  const fail = async (name: string, input?: Record<string, unknown>) => {
    const { text, isError } = await call(client, name, input)
    expect({ text, isError }).toEqual({ text, isError: true })
    return text
  }

  beforeAll(async () => {
    client = await connect()
  })
  afterAll(() => client.close())

  test('the server describes itself and its tools, all of which are read-only', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'view-design', title: 'View UI Plus documentation' })
    expect(client.getInstructions()).toContain('check_template')
    const { tools } = await client.listTools()
    const names = ['list_components', 'read_page', 'search', 'read_demo', 'check_template', 'api_changes']
    expect(tools.map(({ name }) => name)).toEqual(names)
    expect(tools.filter(({ annotations, description }) => !annotations?.readOnlyHint || !description)).toEqual([])
  })

  test('list_components lists all components with their pages, or those that match a filter', async () => {
    expect(await ask('list_components')).toBe(
      [
        'view-ui-plus 1.2.0',
        '',
        '- Button `view-ui-plus/component/button`: Starts something right away.',
        '- Table `view-ui-plus/component/table`: Shows rows of data.',
      ].join('\n'),
    )
    expect(await ask('list_components', { filter: 'ROWS' })).not.toContain('Button')
    expect(await fail('list_components', { filter: 'Carousel' })).toContain('No component matches "Carousel"')
  })

  test('search for how to make a row draggable finds the demo', async () => {
    const text = await ask('search', { query: 'make a table row draggable' })
    expect(text).toContain(`## Table \`view-ui-plus/component/table\`\n\n<${origin}/en-US/view-ui-plus/component/table>`)
    expect(text).toContain('Demos: `drag` (Dragging rows)')
    expect(await ask('search', { query: 'change the order of rows' })).toMatch(/- Dragging rows: .+ · demo `drag`/)
    expect(await ask('read_demo', { page: 'Table', demo: 'drag' })).toContain('<Table :columns="columns" draggable />')
    expect(await fail('search', { query: 'xyzzy' })).toContain('Nothing was found for "xyzzy"')
  })

  test.each(['Button', 'button', 'component/button', '/view-ui-plus/component/button', 'view-ui-plus/component/button.md'])(
    'read_page finds a page by %s',
    async (page) => {
      expect(await ask('read_page', { page })).toContain('The primary button is the most important one.')
    },
  )

  test('read_page returns guides, and parts of a component page', async () => {
    expect(await ask('read_page', { page: 'view-ui-plus/guide/install' })).toContain('Install the package with npm.')
    const api = await ask('read_page', { page: 'Table', part: 'api' })
    expect(api).toContain('- `draggable` (`boolean`, `default false`, since 1.1.0): Rows can be dragged')
    expect(api).toContain('- `on-row-click` (`(row: Row)`): Fires on a click on a row')
    expect(await ask('read_page', { page: 'Button', part: 'traps' })).toContain('**The button does not submit.**')
    expect(await ask('read_page', { page: 'Button', part: 'accessibility' })).toContain('None are documented.')
    expect(await ask('read_page', { page: 'Table', part: 'accessibility' })).toContain('offer buttons too')
    expect(await ask('read_page', { page: 'Table', part: 'demos' })).toContain('- `drag`: Dragging rows <https://')
  })

  test('the error for a missing page, demo or part lists what exists', async () => {
    expect(await fail('read_page', { page: 'Buton' })).toContain('There is no page "Buton". The nearest name is "Button".')
    expect(await fail('read_page', { page: 'view-ui-plus/guide/instal' })).toContain('The nearest name is')
    expect(await fail('read_page', { page: '../../../etc/passwd' })).toContain('There is no page')
    expect(await fail('read_page', { page: 'view-ui-plus/guide/install', part: 'api' })).toContain('has no API tables')
    expect(await fail('read_demo', { page: 'Table', demo: 'sort' })).toContain('has no demo "sort". It has: drag.')
    expect(await fail('read_page', { page: 'Button', offset: 1_000_000 })).toContain('"offset" is too large')
    expect(await fail('read_page', {})).toContain('page')
  })

  test('check_template reports members that the library does not have, with line and fix', async () => {
    const code = [
      '<script setup>',
      "import { Button, Table } from 'view-ui-plus'",
      "import Card from './Card.vue'",
      '</script>',
      '<template>',
      '  <Button type="primry" colour="red" loading="true" @click="save">Save</Button>',
      '  <Table :columns="columns" width="80" @row-click="open"><template #heade>…</template></Table>',
      '  <Card anything="goes" />',
      '</template>',
    ].join('\n')
    const result: CallToolResult = await client.callTool({ name: 'check_template', arguments: { code } })
    expect(result.structuredContent).toMatchObject({
      library: 'view-ui-plus',
      version: '1.2.0',
      components: ['Button', 'Table'],
      problems: [
        {
          line: 6,
          column: 11,
          kind: 'wrong-value',
          member: 'type',
          message: expect.stringContaining("'default', 'primary'"),
          page: pageAddress('button'),
        },
        { line: 6, kind: 'unknown-prop', component: 'Button', member: 'colour' },
        { line: 6, kind: 'wrong-type', member: 'loading', message: expect.stringContaining(':loading="true"') },
        { line: 7, kind: 'deprecated', component: 'Table', member: 'width', page: pageAddress('table') },
        { line: 7, kind: 'unknown-event', member: 'row-click', message: expect.stringContaining('"on-row-click"') },
        { line: 7, kind: 'unknown-slot', member: 'heade', message: expect.stringContaining('"header"') },
      ],
    })
    expect(await ask('check_template', { code: '<i-button type="primary">Save</i-button>' })).toBe('No problems. Checked: Button.')
    expect(await ask('check_template', { code: '<p>Text</p>' })).toContain('uses no component of view-ui-plus')
    expect(await fail('check_template', { code: '<template>\n<Button></template>' })).toMatch(/^Line 2: the template cannot be parsed\./)
    const many = await ask('check_template', { code: '<Button a b c d/>'.repeat(20) })
    expect(many).toContain('80 problems')
    expect(many).toContain('… and 30 more.')
  })

  test('api_changes lists the changes between two releases', async () => {
    expect(await ask('api_changes')).toBe(
      [
        'API changes from 1.0.0 to 1.2.0, newest first:',
        '',
        '## 1.2.0',
        '',
        '- Table, prop `width`: changed (`string` → `string | number`)',
        '- Button, event `click`: added',
        '',
        '## 1.1.0',
        '',
        '- Table, prop `draggable`: added (`boolean`, default `false`)',
      ].join('\n'),
    )
    const later = await ask('api_changes', { from: 'v1.1.0', component: 'button' })
    expect(later).toContain('Button')
    expect(later).not.toContain('Table')
    expect(await ask('api_changes', { to: '1.1.0', component: 'Button' })).toContain('did not change from 1.0.0 to 1.1.0')
    expect(await fail('api_changes', { from: '1.0.5' })).toContain('It has: 1.2.0, 1.1.0, 1.0.0.')
    expect(await fail('api_changes', { from: '1.2.0', to: '1.1.0' })).toContain('swap "from" and "to"')
  })
})

test('serves a client of the protocol revision without a handshake', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } })
  await client.connect(new StreamableHTTPClientTransport(new URL(served.url)))
  expect(client.getProtocolEra()).toBe('modern')
  expect((await call(client, 'list_components')).text).toContain('Button')
  await client.close()
})

test('with --locale zh-CN, descriptions, pages and errors are Chinese', async () => {
  const client = await overStdio('zh-CN')
  expect((await client.listTools()).tools[0]?.title).toBe('列出组件')
  expect((await call(client, 'list_components')).text).toContain('- Button 按钮 `view-ui-plus/component/button`: 立即开始一个操作。')
  expect((await call(client, 'search', { query: '拖拽行' })).text).toContain('示例：`drag`（行拖拽）')
  expect((await call(client, 'check_template', { code: '<Button colour="red" />' })).text).toContain('Button 没有属性“colour”。')
  expect((await call(client, 'read_page', { page: 'Buton' })).text).toContain('没有页面“Buton”')
  await client.close()
})

test('the HTTP server rejects other origins and host names, large bodies and other paths', async () => {
  const post = (headers: Record<string, string>, body = '{}', url = served.url) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body,
    })
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ origin: 'null' })).status).toBe(403)
  expect((await post({ origin: 'http://localhost:5173' })).status).not.toBe(403)
  expect((await post({}, JSON.stringify({ text: 'x'.repeat(600_000) }))).status).toBe(413)
  expect((await fetch(new URL('/', served.url))).status).toBe(404)
  // A domain that resolves to this computer. `fetch` does not allow setting the header.
  const status = await new Promise((resolve, reject) => {
    const sent = request(served.url, { method: 'POST', headers: { host: 'evil.example' } }, (response) => resolve(response.statusCode))
    sent.once('error', reject).end('{}')
  })
  expect(status).toBe(403)
})

/** The error of a tool when the documentation cannot be read. */
async function errorFor(docs: string): Promise<string> {
  const server = await serveHttp({
    createServer: createServerFactory({ docs, locale: 'en-US' }),
    host: '127.0.0.1',
    port: 0,
    allowedHosts,
  })
  const client = await connected(new StreamableHTTPClientTransport(new URL(server.url)))
  const { text, isError } = await call(client, 'list_components')
  await client.close()
  await server.close()
  expect(isError).toBe(true)
  return text
}

test('an unreachable URL or another site is reported with a fix', async () => {
  expect(await errorFor('http://127.0.0.1:1')).toMatch(
    /^http:\/\/127\.0\.0\.1:1\/en-US\/view-ui-plus\/api\.json cannot be read: .+--docs\.$/,
  )
  expect(await errorFor(join(folder, 'nowhere'))).toContain('has no /view-ui-plus/api.json. Check that --docs names the documentation site')
})
