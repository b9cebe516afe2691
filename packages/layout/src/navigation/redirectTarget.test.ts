import { anything, assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { memoryRouter } from '../../test/memoryRouter.tsx'
import { tabRoutes } from '../../test/tabsOf.ts'
import { pageTitle } from './pageTitle.ts'
import { redirectTarget } from './redirectTarget.ts'

const router = memoryRouter(tabRoutes)

test.each([
  ['"/a"', '/a'],
  ['"/a?page=2#top"', '/a?page=2#top'],
  ['{"path":"/b","query":{"page":2,"q":"x y"}}', '/b?page=2&q=x+y'],
])('[ROUTE-07] a page of this site is a valid target: %s', (parameter, target) => expect(redirectTarget(router, parameter)).toBe(target))

test.each([
  '',
  '/a',
  '"https://evil.example/a"',
  '"//evil.example/a"',
  '"/\\\\evil.example"',
  '"javascript:alert(1)"',
  '"/nowhere"',
  '"/helper"',
  'null',
  '7',
  '{"path":["/a"]}',
  '{"fullPath":"/a"}',
])('[ROUTE-07] anything else is nothing: %s', (parameter) => expect(redirectTarget(router, parameter)).toBeNull())

test('[ROUTE-07] no JSON whatever leads elsewhere', () => {
  assert(
    property(anything(), (value) => {
      const target = redirectTarget(router, JSON.stringify(value) ?? '')
      expect(target === null || router.resolve(target) !== null).toBe(true)
    }),
  )
})

test('[ROUTE-09] the title is page title, suffix, and unread messages in front', () => {
  expect(pageTitle('Button 按钮', { suffix: 'View UI Plus' })).toBe('Button 按钮 - View UI Plus')
  expect(pageTitle('Orders', { suffix: 'Acme', messages: '(3 messages) ' })).toBe('(3 messages) Orders - Acme')
  expect(pageTitle(undefined, { suffix: 'Acme' })).toBe('Acme')
})
