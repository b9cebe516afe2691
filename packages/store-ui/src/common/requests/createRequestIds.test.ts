import { expect, test } from 'vitest'
import { blockedStorage, memoryStorage } from '@view-site/vitest-config/storage'
import { createRequestIds } from './createRequestIds.ts'

const body = { items: [{ sku: 'a', quantity: 1 }], expect_amount: 100 }

test('a request keeps its id until it is dropped, over a reload as well', () => {
  const storage = memoryStorage()
  const first = createRequestIds(storage).of('order', body)
  expect(createRequestIds(storage).of('order', { ...body })).toBe(first)
  createRequestIds(storage).drop('order', body)
  expect(storage.entries.size).toBe(0)
  expect(createRequestIds(storage).of('order', body)).not.toBe(first)
})

test('another body or another call has another id', () => {
  const ids = createRequestIds(memoryStorage())
  const all = [ids.of('order', body), ids.of('order', { ...body, expect_amount: 200 }), ids.of('licence', body)]
  expect(new Set(all).size).toBe(3)
})

test('with blocked storage the id still lives as long as the page', () => {
  const ids = createRequestIds(blockedStorage)
  expect(ids.of('order', body)).toBe(ids.of('order', body))
  expect(() => ids.drop('order', body)).not.toThrow()
})

test('a damaged stored id is replaced', () => {
  const storage = { ...memoryStorage(), getItem: () => '<script>' }
  expect(createRequestIds(storage).of('order', body)).toMatch(/^[\da-f-]{36}$/)
})
