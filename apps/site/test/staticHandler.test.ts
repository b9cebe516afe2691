import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refreshedOnBuild } from '@view-site/static-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { staticHandler } from '../server/staticHandler.ts'

const server = createServer((request, response) => serve(request, response))
let serve: ReturnType<typeof staticHandler>
let folder = ''
let origin = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  for (const path of ['en-US', 'store/item']) await mkdir(join(folder, 'client', path), { recursive: true })
  await writeFile(join(folder, 'headers.json'), '{"x-content-type-options":"nosniff"}')
  await writeFile(join(folder, 'redirects.json'), '{"/prices":"/price","/en-US/faq":"/en-US/price#h1"}')
  await writeFile(join(folder, 'languages.json'), '{}')
  for (const page of ['404', 'en-US/404', 'price', 'privacy', 'store/item/icon-sheet', 'store/item/_'])
    await writeFile(join(folder, 'client', `${page}.html`), `<p>${page}</p>`)
  await writeFile(
    join(folder, 'client/film.webm'),
    Uint8Array.from({ length: 1000 }, (_, index) => index % 256),
  )
  for (const file of ['price.md', 'llms.txt', 'film.vtt']) await writeFile(join(folder, 'client', file), '价格')
  serve = staticHandler(join(folder, 'client'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

test('a page has the security headers, and an unknown address gets the 404 page of its language', async () => {
  const page = await fetch(`${origin}/privacy`)
  expect(await page.text()).toBe('<p>privacy</p>')
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  const unknown = await fetch(`${origin}/en-US/nothing`)
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).toBe('<p>en-US/404</p>')
})

test('a header that is to be omitted is not sent', async () => {
  const own = createServer(staticHandler(join(folder, 'client'), { omitHeaders: ['x-content-type-options'] })).listen(0, '127.0.0.1')
  onTestFinished(() => void own.close())
  await once(own, 'listening')
  const address = own.address()
  const page = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/privacy`)
  expect([page.status, page.headers.get('x-content-type-options')]).toEqual([200, null])
})

async function textOf(path: string) {
  return (await fetch(origin + path)).text()
}

test('[PLUS-01] a known item of the store has its own page, and every other the shell', async () => {
  expect(await textOf('/store/item/icon-sheet')).toBe('<p>store/item/icon-sheet</p>')
  expect(await textOf('/store/item/something-new')).toBe('<p>store/item/_</p>')
})

async function answerOf(path: string) {
  const { status, headers } = await fetch(origin + path, { redirect: 'manual' })
  return [status, headers.get('location')]
}

test('[PLUS-06] a moved page leads on permanently, with its query before the anchor', async () => {
  expect(await answerOf('/prices')).toEqual([301, '/price'])
  expect(await answerOf('/en-US/faq?a=1&b=$&')).toEqual([301, '/en-US/price?a=1&b=$&#h1'])
  expect(await answerOf('/constructor')).toEqual([404, null])
})

test('[PLUS-06] [LAY-12] Markdown, plain text and captions are declared as UTF-8', async () => {
  for (const [path, type] of [
    ['/price.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/film.vtt', 'text/vtt; charset=utf-8'],
  ] as const) {
    const answer = await fetch(origin + path)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(await answer.text()).toBe('价格')
  }
})

test('[LAY-12] range requests for a film get that part, so that visitors can seek', async () => {
  const part = await fetch(`${origin}/film.webm`, { headers: { range: 'bytes=300-302' } })
  expect([part.status, part.headers.get('content-type'), part.headers.get('content-range')]).toEqual([
    206,
    'video/webm',
    'bytes 300-302/1000',
  ])
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([44, 45, 46])
  expect((await fetch(`${origin}/film.webm`, { headers: { range: 'bytes=1000-' } })).status).toBe(416)
})

test('a file that a new build removed fails its own request only', async () => {
  await rm(join(folder, 'client/price.html'))
  await expect(fetch(`${origin}/price`).then((answer) => answer.text())).rejects.toThrow(/fetch failed|terminated/)
  expect((await fetch(`${origin}/privacy`)).status).toBe(200)
})

test('a page without a compressed copy is compressed while it is sent', async () => {
  const text = '<p>page</p>'.repeat(200)
  await writeFile(join(folder, 'client/new.html'), text)
  const serveNew = staticHandler(join(folder, 'client'))
  const own = createServer((request, response) => serveNew(request, response)).listen(0, '127.0.0.1')
  onTestFinished(() => void own.close())
  await once(own, 'listening')
  const address = own.address()
  const ask = (encoding: string) =>
    fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/new`, { headers: { 'accept-encoding': encoding } })
  const sent = await ask('br')
  expect(sent.headers.get('content-encoding')).toBe('br')
  expect(sent.headers.get('content-length')).toBeNull()
  expect(await sent.text()).toBe(text)
  const plain = await ask('identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(text)
})

test('while a build writes pages, one that is not there yet waits for it; any other address gets 404 once the build has ended', async () => {
  let isWriting = true
  const own = createServer(staticHandler(join(folder, 'client'), { isIncomplete: () => isWriting })).listen(0, '127.0.0.1')
  onTestFinished(() => void own.close())
  await once(own, 'listening')
  const address = own.address()
  const ask = async (path: string) => {
    const answer = fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`)
    await once(own, 'request')
    return { answer }
  }
  const late = await ask('/late')
  const never = await ask('/en-US/never')
  expect(await (await (await ask('/privacy')).answer).text()).toBe('<p>privacy</p>')
  await writeFile(join(folder, 'client/late.html'), '<p>late</p>')
  expect(await (await late.answer).text()).toBe('<p>late</p>')
  isWriting = false
  const unknown = await never.answer
  expect([unknown.status, await unknown.text()]).toEqual([404, '<p>en-US/404</p>'])
})

test('a running server serves a new build once its last file is written', async () => {
  const built = await mkdtemp(join(tmpdir(), 'built-'))
  onTestFinished(() => rm(built, { recursive: true }))
  const last = join(built, 'files.json')
  await writeFile(last, 'one')
  const made = refreshedOnBuild(last, () => readFileSync(last, 'utf8'))
  expect(made()).toBe('one')
  await rm(last)
  await writeFile(last, 'two')
  await expect.poll(made, { timeout: 30_000 }).toBe('two')
})
