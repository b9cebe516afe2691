import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { alive, expect, test } from '../../fixtures.ts'
import { localesOf, repeats } from '../../full.ts'
import { locales, localized } from '../../locales.ts'
import { contentPages, demoPages, portions, sitePages } from '../../pages/sitePages.ts'
import { webServers } from '../../servers/startWebServer.ts'

const dist = resolve(import.meta.dirname, '../../../../apps/site/dist/client')

/** Addresses with a parameter that only the browser knows, and one whose page is prerendered. */
const clientRoutes = [
  '/pay/1',
  '/reset/x',
  '/verify/x',
  '/store/item/1',
  '/store/item/icon-sheet',
  '/store/doc/1',
  '/store/pay/1',
  '/store/release/1',
  '/user/release/x',
]
const signedInRoutes = ['/user/purchases', '/user/orders', '/user/invoice', '/user/auth', '/consult', '/system-log']
const pages = [...sitePages.map(({ path }) => path), ...contentPages, ...clientRoutes, ...signedInRoutes].flatMap((path) =>
  localesOf('every path in every encoding').map((locale) => localized(path, locale)),
)

/** A page of the site, an article, a page with demos, a client-only page, one of the same route with its own page, and one for signed-in users. */
const onePageOfEachKind = [
  '/',
  '/en-US/price',
  '/view-ui-plus/guide/install',
  '/icrud/introduce',
  '/pay/1',
  '/en-US/store/item/icon-sheet',
  '/en-US/user/purchases',
]

const absent = ['/nothing', '/en-US/nothing', '/assets/nothing-12345678.js', '/store/item', '/store/item/1/2', '/price.htm', '/%E4%BB%B7']
const slashes = ['/price/', '/price///', '/en-US/price/?a=1', '/en-US/', '//price', '///price?a=1', '//', '/?a=1', '/price?a=%2F%2Fb']
const elsewhere = ['/%2e%2e/headers.json', '/version1', '/.well-known/nothing']

// In one worker, which starts the servers and lists the files once.
test.describe.configure({ mode: 'default' })

for (const webServer of webServers) {
  for (const encoding of ['br', 'gzip', 'identity']) {
    test(`${webServer} responds like the site's own server, ${encoding}`, async ({ origins, siteWithOpenerPolicy }) => {
      test.setTimeout(120_000)
      const all = (encoding === 'br' && webServer === 'nginx') || repeats('every path in every encoding')
      const paths = [...(all ? pages : []), ...onePageOfEachKind, ...filesOfEachType(), ...absent, ...slashes, ...elsewhere]
      expect(paths.length).toBeGreaterThan(all ? 250 : 30)
      const [expected, given] = await Promise.all([siteWithOpenerPolicy, origins[webServer]].map((at) => answersOf(at, paths, encoding)))
      expect(given).toEqual(expected)
    })
  }

  test(`${webServer}: a page that did not change is not sent again`, async ({ origins }) => {
    const { headers } = await fetch(`${origins[webServer]}/price`)
    const again = await fetch(`${origins[webServer]}/price`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expect(again.headers.get('cache-control')).toBe('no-cache')
  })

  test(`[LAY-12] ${webServer} serves ranges of a film for seeking, like the site's own server`, async ({ origins, world }) => {
    const film = filesOfEachType().find((file) => file.endsWith('.webm')) ?? ''
    const whole = Buffer.from(await (await fetch(world.site + film)).arrayBuffer())
    const last = whole.length - 1
    const expectPart = async (at: string, range: string, first: number, end: number) => {
      const { status, headers, body } = await partOf(at + film, range)
      expect([status, headers.get('content-type')]).toEqual([206, 'video/webm'])
      expect(headers.get('content-range')).toBe(`bytes ${first}-${end}/${whole.length}`)
      expect(body.equals(whole.subarray(first, end + 1))).toBe(true)
    }
    const expectParts = async (at: string) => {
      await expectPart(at, 'bytes=0-99', 0, 99)
      await expectPart(at, `bytes=${last - 999}-`, last - 999, last)
      expect((await partOf(at + film, `bytes=${whole.length}-`)).status).toBe(416)
    }
    await Promise.all([world.site, origins[webServer]].map(expectParts))
  })

  test(`${webServer} forwards requests to the API, and reports when it cannot be reached`, async ({ origins, world, control, account }) => {
    const body = JSON.stringify({ mail: account.mail, password: account.password })
    const ask = (at: string) => fetch(`${at}/v1/user/signin`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const [own, through] = await Promise.all([ask(world.api), ask(origins[webServer])])
    expect([own.status, through.status]).toEqual([200, 200])
    expect(await through.json()).toMatchObject({ code: 200, data: { uuid: account.uuid } })
    await control.fault({ path: '*', drop: true })
    const away = await ask(origins[webServer])
    expect([away.status, away.headers.get('cache-control')]).toEqual([502, 'no-store'])
    expect(await away.text()).toBe('The API does not answer.')
  })
}

// demos.spec.ts visits the pages with demos behind nginx.
const withDemos = new Set(demoPages.flatMap((path) => locales.map((locale) => localized(path, locale))))
const others = repeats('every page opened behind nginx') ? pages.filter((path) => !withDemos.has(path)) : ['/', '/en-US/user/purchases']

for (const [index, portion] of portions(others, 40).entries()) {
  test(`no page behind nginx violates its policy, ${index + 1}`, async ({ page, origins }) => {
    test.setTimeout(portion.length * 5000)
    for (const path of portion) {
      // oxlint-disable no-await-in-loop -- one page after the other, as a visitor does
      await page.goto(origins.nginx + path)
      await alive(page)
      // oxlint-enable no-await-in-loop
    }
  })
}

let files: string[] | undefined

/** One file of each type in each top-level folder. Listed by the first test that asks: the folder has 25,000 files. */
function filesOfEachType(): string[] {
  if (files) return files
  const names = globSync('**/*.*', { cwd: dist }).filter((file) => !/\.(br|gz|html)$/.test(file))
  return (files = [...new Map(names.sort().map((file) => [`${file.split('/')[0]} ${extname(file)}`, `/${file}`])).values()])
}

/** The responses of a server to each address. */
async function answersOf(origin: string, paths: readonly string[], encoding: string): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  // oxlint-disable-next-line no-await-in-loop -- hundreds of requests at once would be a load test
  for (const path of paths) answers[path] = await answerOf(origin + path, encoding)
  return answers
}

async function partOf(address: string, range: string): Promise<{ status: number; headers: Headers; body: Buffer }> {
  const response = await fetch(address, { headers: { range } })
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

/** Status, relevant headers and a hash of the decoded body; for a redirect, its target. */
async function answerOf(address: string, encoding: string): Promise<unknown> {
  const response = await fetch(address, { redirect: 'manual', headers: { 'accept-encoding': encoding } })
  const { status, headers } = response
  const body = Buffer.from(await response.arrayBuffer())
  if (status === 301) return { status, location: headers.get('location') }
  return {
    status,
    encoding: status === 404 ? null : headers.get('content-encoding'),
    body: createHash('sha256').update(body).digest('base64url'),
    ...shared(headers),
  }
}

const compared = ['cache-control', 'content-security-policy', 'referrer-policy', 'x-content-type-options', 'permissions-policy']

/** The headers that matter to a browser or a cache. */
function shared(headers: Headers): Record<string, string | null> {
  return { type: typeOf(headers), ...Object.fromEntries(compared.map((name) => [name, headers.get(name)])) }
}

/** Scripts (some servers use the old MIME type) and JSON have a known encoding; texts need a charset. */
function typeOf(headers: Headers): string {
  const [type = '', charset = ''] = (headers.get('content-type') ?? '').toLowerCase().split(/; */)
  return /html|plain|markdown|vtt/.test(type) ? `${type}; ${charset}` : type.replace('application/javascript', 'text/javascript')
}
