import { expect, expectTypeOf, test } from 'vitest'
import {
  callPaths,
  calls,
  codes,
  codesOfPath,
  edition,
  menuNode,
  type CallData,
  type CallRequest,
  type Order,
  type Page,
  type UserInfo,
} from './index.ts'

test('[API-01] each call is declared under its path, and its URL follows from it', () => {
  for (const path of callPaths) {
    expect(calls[path].path).toBe(path)
    expect(calls[path].url).toBe(path.startsWith('/') ? path : `/v1/${path}`)
  }
})

test('each code has a text in both languages and its own reason', () => {
  const reasons = Object.values(codes).map((entry) => entry.reason)
  expect(new Set(reasons).size).toBe(reasons.length)
  for (const entry of Object.values(codes)) {
    expect(entry.msg).toMatch(/[\u4e00-\u9fff]/)
    expect(entry.en).toMatch(/^[A-Z][\x20-\x7e]+$/)
  }
})

test('a call answers the common codes, those of the session and those of its request id', () => {
  expect(codesOfPath('user/signout')).toEqual([40001, 42901, 42902, 50001, 50301])
  expect(codesOfPath('pro/license/create')).toEqual([
    40001, 40101, 40102, 40103, 40401, 40920, 40921, 40950, 40951, 42901, 42902, 50001, 50301,
  ])
})

test('types of requests and replies follow from the table', () => {
  expectTypeOf<CallRequest<'pro/order/info'>>().toEqualTypeOf<{ order_no: string }>()
  expectTypeOf<CallData<'pro/order/create'>>().toEqualTypeOf<Order>()
  expectTypeOf<CallData<'pro/order/list'>>().toEqualTypeOf<Page<Order>>()
  expectTypeOf<CallData<'user/info'>>().toExtend<UserInfo>()

  // @ts-expect-error a request without its order number
  const missing: CallRequest<'pro/order/info'> = {}
  expect(calls['pro/order/info'].request.safeParse(missing).success).toBe(false)
})

test('[AUTH-01] sign-in takes exactly one of user name and mail', () => {
  const { request } = calls['user/signin']
  expect(request.safeParse({ mail: ' Demo@Example.com ', password: 'x' }).data).toEqual({ mail: 'demo@example.com', password: 'x' })
  expect(request.safeParse({ username: 'demo', password: 'x' }).success).toBe(true)
  expect(request.safeParse({ username: 'demo', mail: 'demo@example.com', password: 'x' }).success).toBe(false)
  expect(request.safeParse({ password: 'x' }).success).toBe(false)
})

test('[AUTH-02] sign-up takes either name of a pair, and both only with one value', () => {
  const { request } = calls['user/signup']
  const body = { mail: 'a@example.com', password: 'correct horse' }
  expect(request.safeParse({ ...body, mobile: '13800000000', captcha: '123456' }).success).toBe(true)
  expect(request.safeParse({ ...body, phone_number: '13800000000', phone_captcha: '123456' }).success).toBe(true)
  expect(request.safeParse({ ...body, mobile: '13800000000', phone_number: '13900000000', captcha: '123456' }).success).toBe(false)
  expect(request.safeParse({ ...body, mobile: '13800000000' }).success).toBe(false)
})

test('[AUTH-02] sign-up takes the code of a mail in place of a phone number, and not together with one', () => {
  const { request } = calls['user/signup']
  const body = { mail: 'a@example.com', password: 'correct horse', mail_captcha: '123456' }
  expect(request.safeParse(body).success).toBe(true)
  for (const more of [{ mobile: '13800000000' }, { phone_number: '13800000000', captcha: '123456' }, { phone_captcha: '123456' }])
    expect(request.safeParse({ ...body, ...more }).success).toBe(false)
})

test('unknown keys are dropped and a page is 20 long', () => {
  expect(calls['pro/order/list'].request.parse({ page: 2, hack: true })).toEqual({ page: 2, page_size: 20 })
  expect(calls['pro/order/list'].request.safeParse({ page_size: 101 }).success).toBe(false)
})

const demo = {
  name: '林夏',
  phone_number: '13800000000',
  product_names: 'Admin Plus,iCRUD',
  company_name: '示例公司',
  people: 's',
  scenes: 'admin,crm',
  question: '想看演示',
}

test('[SALE-02] the demo request takes the nine fields; uuid and utmsource may be missing', () => {
  expect(calls['pro/display/create'].request.safeParse(demo).data).toEqual({ ...demo, uuid: '', utmsource: '' })
})

test.each([
  { product_names: '' },
  { product_names: 'iCRUD,iCRUD' },
  { product_names: 'Other' },
  { scenes: 'party' },
  { people: 'xxs' },
  { phone_number: '1380000000' },
  { question: '  ' },
])('[SALE-02] the demo request refuses %o', (bad) => {
  expect(calls['pro/display/create'].request.safeParse({ ...demo, ...bad }).success).toBe(false)
})

test('[API-06] remote translations are texts by key and locale', () => {
  expect(calls['/api/system/i18n/list'].response.safeParse({ 'zh-CN': { 'menu.home': '首页' } }).success).toBe(true)
  expect(calls['/api/system/i18n/list'].response.safeParse({ 'fr-FR': { 'menu.home': 'Accueil' } }).success).toBe(false)
})

test.each(['__proto__', 'a.__proto__.b', 'constructor', 'prototype.x'])('[API-06] the translation key %s never gets through', (key) => {
  const remote: unknown = JSON.parse(`{ "zh-CN": { ${JSON.stringify(key)}: "x" } }`)
  const parsed = calls['/api/system/i18n/list'].response.safeParse(remote)
  expect(Object.keys(parsed.data?.['zh-CN'] ?? {})).toEqual([])
})

test('a menu is at most five levels deep', () => {
  const nest = (depth: number): object => (depth === 1 ? { title: 'x' } : { title: 'x', children: [nest(depth - 1)] })
  expect(menuNode.safeParse(nest(5)).data).toEqual(nest(5))
  expect(menuNode.safeParse(nest(6)).data).toEqual(nest(5))
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])('a menu never leads to %s', (path) => {
  expect(menuNode.safeParse({ title: 'x', path }).success).toBe(false)
})

test('an edition to agree upon has no price', () => {
  expect(edition.shape.price.safeParse(null).success).toBe(true)
  expect(edition.shape.price.safeParse(19.8).success).toBe(false)
})

test.each(['view-ui-plus/guide/install', 'icrud/vxe/footer-span', 'admin-cloud/backend-manual/import_export'])(
  '[DOC-14] %s is the id of a page',
  (id) => {
    expect(calls['pro/info/get'].request.safeParse({ scope: 'doc', id, locale: 'en-US' }).success).toBe(true)
  },
)

test.each(['', '/', '../a', 'a/../b', 'a//b', '/a', 'a/', 'a.md', 'a\\b', 'a\0', 'A', '页面', `${'a/'.repeat(100)}a`])(
  '[DOC-14] %j is no id of a page',
  (id) => {
    expect(calls['pro/info/get'].request.safeParse({ scope: 'doc', id, locale: 'en-US' }).success).toBe(false)
  },
)

test('[DOC-14] licensed parts come in one language of the site, and only those of known products', () => {
  const { request, response } = calls['pro/info/get']
  const page = { scope: 'doc', id: 'view-ui-plus/guide/install', locale: 'zh-CN' }
  const part = { id: 'locked-1', products: ['pro'], html: '<p>x</p>' }
  expect(request.safeParse({ ...page, locale: 'fr-FR' }).success).toBe(false)
  expect(response.parse({ ...page, parts: [{ ...part, file: 'secret' }] })).toEqual({ ...page, parts: [part] })
  expect(response.safeParse({ ...page, parts: [] }).success).toBe(false)
  expect(response.safeParse({ ...page, parts: [{ ...part, products: ['other'] }] }).success).toBe(false)
})
