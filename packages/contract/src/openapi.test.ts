import { expect, test } from 'vitest'
import { callPaths, calls } from './index.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument({ serverUrl: 'https://api.example.com' })

test('[PLUS-10] the document has one POST for each call of the table, and nothing else', () => {
  expect(document.openapi).toBe('3.1.1')
  expect(Object.keys(document.paths ?? {}).toSorted()).toEqual(callPaths.map((path) => calls[path].url).toSorted())
  const ids = Object.values(document.paths ?? {}).map((item) => item.post?.operationId)
  expect(new Set(ids).size).toBe(callPaths.length)
})

test('[PLUS-10] a signed-in call needs its token, and every reference leads somewhere', () => {
  const text = JSON.stringify(document)
  const names = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name))
  expect(names.size).toBeGreaterThan(10)
  expect(Object.keys(document.components?.schemas ?? {})).toEqual(expect.arrayContaining([...names]))
  const body = JSON.stringify(document.paths?.['/v1/pro/order/info']?.post?.requestBody)
  expect(body).toContain('"required":["order_no","token"]')
})

test('[PLUS-10] entities are components with a name', () => {
  expect(Object.keys(document.components?.schemas ?? {})).toEqual(
    expect.arrayContaining(['UserInfo', 'Edition', 'Order', 'Purchase', 'License', 'Invoice', 'Failure']),
  )
})
