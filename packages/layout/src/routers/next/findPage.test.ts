import { expect, test } from 'vitest'
import { pageFinder, unlistedPage } from './findPage.ts'

const find = pageFinder({
  '/': { title: 'Home' },
  '/docs/[...slug]': {},
  '/users/[id]': { name: 'user' },
  '/users/new': {},
  '/users/[id]/orders/[order]': {},
  '/shop/[[...filters]]': {},
})

test.for([
  ['/', '/', {}],
  ['/users/new', '/users/new', {}],
  ['/users/7?tab=a', 'user', { id: '7' }],
  ['/users/7/', 'user', { id: '7' }],
  ['/users/a%20b', 'user', { id: 'a b' }],
  ['/users/%E0%A4%A', 'user', { id: '%E0%A4%A' }],
  ['/users/7/orders/9', '/users/[id]/orders/[order]', { id: '7', order: '9' }],
  ['/docs/start/install', '/docs/[...slug]', { slug: 'start/install' }],
  ['/shop', '/shop/[[...filters]]', {}],
  ['/shop/red/large', '/shop/[[...filters]]', { filters: 'red/large' }],
] as const)('%s is the page %s', ([path, name, params]) => {
  expect(find(path)).toMatchObject({ name, params })
})

test.for(['/docs', '/users', '/users/7/orders', '/nowhere'])('%s is no page', (path) => {
  expect(find(path)).toBeNull()
})

test('a page has its path without the slash at the end, its whole address, its query and what the app says about it', () => {
  expect(find('/?a=1#b')).toEqual({ name: '/', path: '/', fullPath: '/?a=1#b', params: {}, query: { a: '1' }, meta: { title: 'Home' } })
  expect(unlistedPage('/nowhere/')).toMatchObject({ name: '/nowhere', path: '/nowhere', fullPath: '/nowhere/', meta: {} })
})
