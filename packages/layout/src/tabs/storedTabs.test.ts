import { array, assert, constantFrom, dictionary, json, jsonValue, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { memoryRouter } from '../../test/memoryRouter.tsx'
import { damaged } from '../../test/damaged.ts'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { startTabs, tabRoutes } from '../../test/tabsOf.ts'
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

const path = oneof(constantFrom(...Object.keys(tabRoutes), '/pro?x', '/gone', '//a', '/\\a', '/a?%'), string())
const group = dictionary(constantFrom('id', 'name', 'color', 'collapsed'), oneof(constantFrom('1', 'danger', true), jsonValue()))
const entry = oneof(
  jsonValue(),
  dictionary(constantFrom('fullPath', 'title', 'pinned', 'group', 'path', 'meta'), oneof(path, jsonValue(), group)),
)
const anything = oneof(
  string(),
  json(),
  array(entry).map((value) => JSON.stringify(value)),
)

test('[TAB-06] from damaged values nothing throws, and nothing unknown, forbidden or hidden appears', () => {
  const allowed = ['/', '/a', '/b', '/c', '/d', '/e', '/stays', '/unlisted']
  let restored = 0
  assert(
    property(anything, (stored) => {
      const tabs = readTabs(stored, nobody)
      for (const { id } of tabs) expect(allowed).toContain(id)
      restored += tabs.length
    }),
    damaged,
  )
  expect(restored).toBeGreaterThan(damaged.numRuns / 100)
})

test('[TAB-06] with damaged values stored, two users and a visitor each see only their own tabs', () => {
  const storage = memoryStorage()
  const { ids, update } = startTabs({ storage, inputs: { user: 'ann', can: () => false } })
  const others = ['/d', '/e']
  const without = (stored: string) => (others.some((one) => stored.includes(one)) ? '' : stored)
  const foreign = JSON.stringify(others.map((fullPath) => ({ fullPath })))
  let restored = 0
  assert(
    property(anything, (stored) => {
      for (const [user, key] of [
        ['ann', 'layout.tabs.ann'],
        ['bob', 'layout.tabs.bob'],
        [null, 'layout.tabs'],
      ] as const) {
        for (const one of ['layout.tabs.ann', 'layout.tabs.bob', 'layout.tabs'])
          storage.setItem(one, one === key ? without(stored) : foreign)
        update({ user: undefined })
        update({ user })
        expect(ids().filter((id) => !['/', '/a', '/b', '/c', '/stays', '/unlisted'].includes(id))).toEqual([])
        restored += ids().length - 1
      }
    }),
    damaged,
  )
  expect(restored).toBeGreaterThan(damaged.numRuns / 100)
})
