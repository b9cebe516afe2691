import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test, vi } from 'vitest'
import { createAds } from './createAds.ts'

const ad = { id: 'a', link: '/store', title: { 'zh-CN': '甲', 'en-US': 'A' }, img: 'https://img.example/a.svg' }
const answer = (data: unknown, code = 200) => vi.fn<typeof fetch>(async () => Response.json({ code, data, msg: '' }))

test('[SALE-10] a placement is read once, by its name and without a token', async () => {
  const get = answer([ad])
  const ads = createAds({ baseUrl: 'https://api.example', fetch: get })
  expect(ads.at('100').get()).toEqual([])
  const listener = vi.fn<() => void>()
  ads.at('100').subscribe(listener)
  await Promise.all([ads.load('100'), ads.load('100')])
  await ads.load('100')
  expect(get.mock.calls).toEqual([['https://api.example/v1/pro/ad/list?name=100']])
  expect(ads.at('100').get()).toEqual([ad])
  expect(ads.at('120').get()).toEqual([])
  expect(listener).toHaveBeenCalledOnce()
})

test.each([
  ['no line', vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')))],
  ['no JSON', vi.fn<typeof fetch>(async () => new Response('<html>'))],
  ['a refusal', answer({ reason: 'internal' }, errorCodes.internal)],
  ['no list', answer({ list: [] })],
  ['nothing', answer([])],
  [
    'a dangerous link',
    answer([
      { ...ad, link: 'javascript:alert(1)' },
      { ...ad, link: '//evil.example' },
      { ...ad, img: 'data:text/html,x' },
    ]),
  ],
  ['rubbish', answer([null, 1, {}, { ...ad, title: 'text' }])],
])('[SALE-10] %s leaves everything as it is', async (_what, get) => {
  const ads = createAds({ fetch: get })
  await ads.load('101')
  expect(ads.at('101').get()).toEqual([])
})

test('[SALE-10] a click is counted by its id, in a way that outlives the page', async () => {
  const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
  const get = answer({ ok: 1 })
  createAds({ fetch: get, beacon }).click('a')
  const [url, body] = beacon.mock.calls[0] ?? []
  expect([url, body?.type, await body?.text()]).toEqual(['/v1/pro/ad/click', 'application/json', '{"id":"a"}'])
  expect(get).not.toHaveBeenCalled()
  createAds({ fetch: get, beacon: () => false }).click('b')
  expect(get.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"id":"b"}', keepalive: true })
})
