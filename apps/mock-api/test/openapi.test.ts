import { callPaths, calls } from '@view-site/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from './support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function read(path: string): Promise<Response> {
  return world.app.fetch(new Request(`http://127.0.0.1${path}`))
}

test('[API-01] the HTML page shows every call with its fields and codes, in both languages', async () => {
  const response = await read('/openapi?lang=en-US')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await response.text()
  for (const path of callPaths) expect(text).toContain(`${calls[path].method ?? 'POST'} ${calls[path].url}</code>`)
  expect(text).toContain('<code>items[].sku</code>')
  expect(text).toContain('40913 amount_changed')
  expect(text).toContain('Integer fen')
  expect(await (await read('/openapi?lang=zh-CN')).text()).toContain('可能的错误码')
})

test('[API-01] the page loads nothing from other origins', async () => {
  const text = await (await read('/openapi')).text()
  expect(text).not.toMatch(/<script|src="|https?:\/\/(?!127\.0\.0\.1)/)
  expect((await read('/openapi/style.css')).headers.get('content-type')).toContain('text/css')
})

test('[API-01] every link on the page points to a call', async () => {
  const text = await (await read('/openapi')).text()
  const ids = new Set([...text.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id))
  const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(ids.size).toBe(callPaths.length)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
})
