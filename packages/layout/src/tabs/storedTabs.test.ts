import { array, assert, constantFrom, dictionary, json, jsonValue, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { memoryRouter } from '../../test/memoryRouter.tsx'
import { tabRoutes } from '../../test/tabsOf.ts'
import { readTabs, writeTabs } from './storedTabs.ts'

const router = memoryRouter(tabRoutes)
const nobody = { resolve: (path: string) => router.resolve(path), can: () => false }

test('[TAB-06] what is written is read back', () => {
  const stored = JSON.stringify([
    { fullPath: '/b?page=2', pinned: true },
    { fullPath: '/a', title: 'Order 7' },
  ])
  expect(writeTabs(readTabs(stored, nobody))).toBe(
    JSON.stringify([
      { fullPath: '/b?page=2', pinned: true },
      { fullPath: '/a', title: 'Order 7' },
    ]),
  )
})

test.each([
  null,
  '',
  'null',
  '7',
  '{}',
  '[null]',
  '["/a"]',
  '[{"fullPath":7}]',
  '[{"fullPath":"//evil.example/a"}]',
  '[{"fullPath":"javascript:alert(1)"}]',
  '[',
])('[TAB-06] damaged storage is as good as none: %s', (stored) => expect(readTabs(stored, nobody)).toEqual([]))

test('[TAB-06] from 10,000 damaged values nothing throws, and nothing unknown, forbidden or hidden appears', () => {
  const path = oneof(constantFrom(...Object.keys(tabRoutes), '/pro?x', '/gone', '//a', '/\\a', '/a?%'), string())
  const entry = oneof(jsonValue(), dictionary(constantFrom('fullPath', 'title', 'pinned', 'path', 'meta'), oneof(path, jsonValue())))
  const anything = oneof(
    string(),
    json(),
    array(entry).map((value) => JSON.stringify(value)),
  )
  const allowed = ['/', '/a', '/b', '/c', '/d', '/e', '/stays', '/unlisted']
  let restored = 0
  assert(
    property(anything, (stored) => {
      const tabs = readTabs(stored, nobody)
      for (const { id } of tabs) expect(allowed).toContain(id)
      restored += tabs.length
    }),
    { numRuns: 10_000 },
  )
  expect(restored).toBeGreaterThan(100)
}, 60_000)
