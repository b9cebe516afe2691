import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { localePaths } from '@view-site/i18n/product'
import { redirectRules } from '@view-site/static-site/build'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployFiles } from '../build/deployFiles.ts'
import { entryLanguages } from '../server/entryLanguages.ts'
import { staticHandler } from '../server/staticHandler.ts'

const configurations = resolve(import.meta.dirname, '../deploy')
const rules = redirectRules(
  [
    { from: '/guide/set.up', to: '/price' },
    { from: '/guide/old', to: '/price#h123' },
    { from: '/elsewhere', to: 'https://other.example/page?a=1' },
  ],
  localePaths,
)
let folder = ''
const stops: (() => Promise<unknown>)[] = []

/** A built site of one page, with the redirects of a build, and what its web server forwards MCP clients to. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-redirects-'))
  const mcp = await startEcho()
  const files = {
    ...Object.fromEntries(['404', 'en-US/404', 'index', 'price'].map((page) => [`client/${page}.html`, `<p>${page}</p>`])),
    'headers.json': '{}',
    'redirects.json': JSON.stringify(rules.map),
    'languages.json': JSON.stringify(entryLanguages(true)),
    ...Object.fromEntries(
      Object.entries(deployFiles({}, rules, entryLanguages(true), mcp)).map(([path, text]) => [`deploy/${path}`, text]),
    ),
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
})

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await rm(folder, { recursive: true, force: true })
})

/** Starts a server that answers with path, host and size of each request. Returns its origin. */
async function startEcho(): Promise<string> {
  const server = createHttpServer((request, response) => {
    let size = 0
    request.on('data', (part: Buffer) => (size += part.length))
    request.on('end', () => response.end(JSON.stringify([request.url, request.headers.host, size])))
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  stops.push(async () => server.close().closeAllConnections())
  return `http://127.0.0.1:${port}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Runs a server until the tests end. Resolves once it answers. */
async function run(command: string, args: readonly string[], env: Record<string, string>, origin: string): Promise<void> {
  const server = spawn(command, args, { cwd: folder, env: { ...process.env, ...env, HOME: folder }, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  server.stderr.on('data', (text) => (errors += String(text)))
  const ended = once(server, 'exit')
  stops.push(async () => {
    server.kill()
    await ended
  })
  await expect
    .poll(
      () =>
        fetch(origin).then(
          () => 'up',
          () => (server.exitCode === null ? 'starting' : errors),
        ),
      { timeout: 60_000 },
    )
    .toBe('up')
}

const starts = {
  async nginx(values: Record<string, string>, origin: string) {
    const own = await readFile(join(configurations, 'nginx.conf'), 'utf8')
    await writeFile(
      join(folder, 'site.conf'),
      own.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
    )
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
    await writeFile(
      join(folder, 'nginx.conf'),
      `include /etc/nginx/modules-enabled/*.conf;
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 64; }
http { access_log off; ${paths.join(' ')} include ${folder}/site.conf; }
`,
    )
    await run('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], {}, origin)
  },
  async caddy(values: Record<string, string>, origin: string) {
    const config = join(configurations, 'Caddyfile')
    await run('/usr/bin/caddy', ['run', '--config', config, '--adapter', 'caddyfile'], values, origin)
  },
}

/** Visits of `/`: what the browser sends, and where that leads. */
const visits: [headers: Record<string, string>, leadsTo: string | null][] = [
  [{ 'accept-language': 'en-US,en;q=0.9,zh;q=0.5' }, '/en-US'],
  [{ 'accept-language': 'en' }, '/en-US'],
  [{ 'accept-language': 'fr-FR, zu, EN-gb;q=0.8, zh;q=0.5' }, '/en-US'],
  [{ 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }, null],
  [{ 'accept-language': 'de,ZH-tw,en' }, null],
  [{ 'accept-language': 'enm,fr' }, null],
  [{}, null],
  [{ 'accept-language': 'en', cookie: 'locale=zh-CN' }, null],
  [{ 'accept-language': 'zh-CN', cookie: 'a=1; locale=en-US; b=2' }, '/en-US'],
  [{ 'accept-language': 'en', cookie: 'mylocale=zh-CN' }, '/en-US'],
  [{ 'accept-language': 'en', 'sec-fetch-site': 'same-origin' }, null],
  [{ 'accept-language': 'en', 'sec-fetch-site': 'cross-site' }, '/en-US'],
  [{ 'accept-language': 'en', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, null],
]

/** What the server answers to each visit, and to an English visitor of the entry page without a query and of another page. */
async function entryAnswers(origin: string): Promise<unknown[]> {
  const all = [...visits.map(([headers]) => ['/?utm_source=a', headers] as const), ['/', english] as const, ['/price', english] as const]
  const answers: unknown[] = []
  for (const [path, headers] of all) {
    const { status, headers: sent } = await fetch(origin + path, { redirect: 'manual', headers })
    const varies = sent.get('vary')?.includes('accept-language, cookie, sec-fetch-site') ?? false
    answers.push([path, headers, status, sent.get('location'), sent.get('cache-control'), varies])
  }
  return answers
}

const english = { 'accept-language': 'en' }

const expectedAnswers = [
  ...visits.map(([headers, to]) =>
    to === null
      ? ['/?utm_source=a', headers, 200, null, 'no-cache', true]
      : ['/?utm_source=a', headers, 302, `${to}?utm_source=a`, 'no-cache', true],
  ),
  ['/', english, 302, '/en-US', 'no-cache', true],
  ['/price', english, 200, null, 'no-cache', false],
]

for (const server of ['nginx', 'caddy'] as const) {
  test(`[PLUS-06] [I18N-01] ${server} redirects moved pages, and the entry page to the visitor's language, with the query, and forwards MCP clients`, async () => {
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    await starts[server]({ LISTEN: `127.0.0.1:${port}`, SITE_ADDRESS: origin, SITE_DIST: folder, API_URL: 'http://127.0.0.1:1' }, origin)
    const answerOf = async (path: string) => {
      const { status, headers } = await fetch(origin + path, { redirect: 'manual' })
      return [status, headers.get('location')]
    }
    expect(await answerOf('/guide/set.up')).toEqual([301, '/price'])
    expect(await answerOf('/en-US/guide/set.up?a=1&b=2')).toEqual([301, '/en-US/price?a=1&b=2'])
    expect(await answerOf('/en-US/guide/old?a=1')).toEqual([301, '/en-US/price?a=1#h123'])
    expect(await answerOf('/elsewhere?b=2')).toEqual([301, 'https://other.example/page?a=1'])
    expect(await answerOf('/guide/setXup')).toEqual([404, null])
    expect(await answerOf('/Guide/old')).toEqual([404, null])
    expect(await answerOf('/price')).toEqual([200, null])
    expect(await entryAnswers(origin)).toEqual(expectedAnswers)
    const sent = async (path: string, size: number) => fetch(origin + path, { method: 'POST', body: 'x'.repeat(size) })
    expect(await (await sent('/mcp', 300_000)).json()).toEqual(['/mcp', `127.0.0.1:${port}`, 300_000])
    expect(await (await sent('/en-US/mcp', 2)).json()).toEqual(['/en-US/mcp', `127.0.0.1:${port}`, 2])
  })
}

test("[I18N-01] the site's own server leads from the entry page to the visitor's language", async () => {
  const server = createHttpServer(staticHandler(join(folder, 'client')))
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  stops.push(async () => server.close().closeAllConnections())
  expect(await entryAnswers(`http://127.0.0.1:${port}`)).toEqual(expectedAnswers)
})
