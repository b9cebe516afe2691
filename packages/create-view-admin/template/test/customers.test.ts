import { expect, test } from 'vitest'
import { ApiError } from '../src/api/ApiError.ts'
import { createApi } from '../src/api/createApi.ts'
import { parseFilter } from '../src/pages/customers/parseFilter.ts'
import { signedInApi } from './signedInApi.ts'

const fields = { name: 'Acme', email: 'office@acme.example', plan: 'team' } as const

test('a customer is created, found, changed and deleted', async () => {
  const api = await signedInApi('editor')
  const { id } = await api.createCustomer(fields)
  expect((await api.customers({ q: 'acme' })).rows).toMatchObject([{ id, since: '2026-06-15' }])
  await api.updateCustomer(id, { ...fields, plan: 'business' })
  expect((await api.customer(id)).plan).toBe('business')
  await api.deleteCustomer(id)
  await expect(api.customer(id)).rejects.toMatchObject({ failure: 'missing' })
})

test('a viewer reads and changes nothing', async () => {
  const api = await signedInApi('viewer')
  expect((await api.customers({})).total).toBe(40)
  await expect(api.createCustomer(fields)).rejects.toMatchObject({ failure: 'forbidden' })
  await expect(api.deleteCustomer('1001')).rejects.toMatchObject({ failure: 'forbidden' })
  await expect(api.users()).rejects.toMatchObject({ failure: 'forbidden' })
})

test('the list is filtered and has pages; a page too high is the last one', async () => {
  const api = await signedInApi('viewer')
  const business = await api.customers({ plan: 'business' })
  expect(business.rows.every(({ plan }) => plan === 'business')).toBe(true)
  expect(await api.customers({ page: 99 })).toMatchObject({ page: 4, pages: 4, total: 40 })
})

test('the figures of the dashboard agree with the list', async () => {
  const api = await signedInApi('viewer')
  const { total, byPlan, months } = await api.overview()
  expect(Object.values(byPlan).reduce((sum, count) => sum + count)).toBe(total)
  expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  expect(months.at(-1)?.month).toBe('2026-06')
})

test.for([
  ['no name', { ...fields, name: ' ' }],
  ['no mail address', { ...fields, email: 'acme' }],
] as const)('the server refuses a customer with %s', async ([, wrong]) => {
  const api = await signedInApi('editor')
  await expect(api.createCustomer(wrong)).rejects.toMatchObject({ failure: 'invalid' })
})

test('a request that reaches no server, and an answer that is no JSON, are explained', async () => {
  const dead = createApi(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(dead.overview()).rejects.toEqual(new ApiError('unreachable'))
  const broken = createApi(() => Promise.resolve(new Response('<html>', { status: 502 })))
  await expect(broken.overview()).rejects.toEqual(new ApiError('failed'))
})

test('what a query cannot mean is left out of the filter', () => {
  expect(parseFilter({ q: 'acme', plan: 'gold', page: -1 })).toEqual({ q: 'acme' })
  expect(parseFilter({ q: 7, plan: 'free', page: 2 })).toEqual({ q: '7', plan: 'free', page: 2 })
})
