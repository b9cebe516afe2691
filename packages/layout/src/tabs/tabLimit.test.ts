import { expect, test, vi } from 'vitest'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { startTabs } from '../../test/tabsOf.ts'

// The guard of unsaved pages listens to the window.
vi.stubGlobal('window', new EventTarget())

test('beyond `maxTabs` the least recently used tab closes, without navigating', async () => {
  const { visit, ids, router } = startTabs({ maxTabs: 3 })
  await visit('/a', '/b', '/a', '/c')
  expect(ids()).toEqual(['/', '/a', '/c'])
  expect(router.visited).toEqual(['/a', '/b', '/a', '/c'])
})

test('home, pinned, unclosable and unsaved tabs stay, even if they are more than `maxTabs`; a saved one may close', async () => {
  const { visit, ids, tabs, unsaved } = startTabs({ maxTabs: 2 })
  await visit('/stays')
  await visit('/a')
  tabs.pin('/a', true)
  await visit('/b')
  const save = unsaved.mark('/b')
  await visit('/c')
  await visit('/d')
  expect(ids()).toEqual(['/', '/a', '/stays', '/b', '/d'])
  save()
  await visit('/e')
  expect(ids()).toEqual(['/', '/a', '/stays', '/e'])
})

test('a tab that is opened without going there stays, and so does the current one', async () => {
  const { visit, ids, tabs } = startTabs({ maxTabs: 2 })
  await visit('/a')
  tabs.open('/b')
  expect(ids()).toEqual(['/', '/a', '/b'])
  tabs.open('/c')
  expect(ids()).toEqual(['/', '/a', '/c'])
})

test('with `shared`, tabs that another window opens, moves, names or closes change here, too', async () => {
  const storage = memoryStorage()
  const { visit, ids, list, alive, unsaved, tabs, update } = startTabs({ storage, shared: true, inputs: { user: '7' } })
  const elsewhere = (...entries: object[]) => storage.writeElsewhere('layout.tabs.7', JSON.stringify(entries))
  await visit('/a', '/b', '/c')
  unsaved.mark('/b')
  elsewhere({ fullPath: '/' }, { fullPath: '/e' }, { fullPath: '/d', title: 'Mine' })
  expect(ids()).toEqual(['/', '/e', '/d', '/b', '/c'])
  expect(list()[2]?.meta.title).toBe('Mine')
  expect(alive()).toEqual(['/b', '/c'])
  tabs.move('/d', 1)
  expect(JSON.parse(storage.getItem('layout.tabs.7') ?? '')).toHaveLength(5)
  update({ user: '8' })
  elsewhere({ fullPath: '/a' })
  expect(ids()).toEqual(['/', '/c'])
})

test('without `shared`, each window keeps its own tabs', async () => {
  const storage = memoryStorage()
  const { visit, ids } = startTabs({ storage })
  await visit('/a')
  storage.writeElsewhere('layout.tabs', '[]')
  expect(ids()).toEqual(['/', '/a'])
})
