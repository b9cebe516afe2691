import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { no, ok, user } from '../test/fixtures/replies.ts'
import { serve } from '../test/fixtures/server.ts'
import { createApiClient } from './index.ts'
import { queries } from './queries.ts'

test('options have a key and a fetcher, and equal requests are sent once', async () => {
  await using server = await serve(ok(user))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const query = queries(createApiClient({ baseUrl: server.url }))
  const [one, two] = await Promise.all([client.fetchQuery(query.userInfo({})), client.fetchQuery(query.userInfo({}))])
  expect(one).toEqual(user)
  expect(two).toBe(one)
  expect(client.getQueryData(query.userInfo({}).queryKey)).toBe(one)
  expect(server.seen.length).toBe(1)
})

test('different requests have different keys', () => {
  const query = queries(createApiClient())
  expect(query.orderInfo({ order_no: '1' }).queryKey).not.toEqual(query.orderInfo({ order_no: '2' }).queryKey)
})

test('a failed query shows no message and is not retried', async () => {
  await using server = await serve(no(40401, '资源不存在'))
  const onError = vi.fn<() => void>()
  const query = queries(createApiClient({ baseUrl: server.url, onError }))
  await expect(new QueryClient().fetchQuery(query.orderInfo({ order_no: '1' }))).rejects.toMatchObject({ code: 40401 })
  expect([onError.mock.calls.length, server.seen.length]).toEqual([0, 1])
})
