import { expect, test, vi } from 'vitest'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { settled, startTabs, type StartedTabs } from '../../../test/tabsOf.ts'

// The guard of unsaved pages listens to the window.
vi.stubGlobal('window', new EventTarget())

const orders = { name: 'Orders', color: 'success' } as const
const people = { name: 'People', color: 'danger' } as const

/** Tabs `/a` to `/e`, with `/b` and `/c` in the group 1. */
async function opened(setup: Parameters<typeof startTabs>[0] = {}) {
  const started = startTabs(setup)
  await started.visit('/a', '/b', '/c', '/d', '/e')
  started.tabs.groups.create('/b', orders)
  started.tabs.groups.add('/c', '1')
  return started
}

/** The tabs in their order, those of a group in brackets behind its id. */
function shown({ list }: StartedTabs): string {
  const tabs = list().map(({ id, group }) => `${group ? `${group.id}:` : ''}${id}`)
  return tabs.join(' ')
}

const groupsOf = ({ list }: StartedTabs) => [...new Set(list().flatMap(({ group }) => group ?? []))]

test('a group has a name and a color; further tabs are put at its end, and one that is taken out follows it', async () => {
  const started = await opened()
  const { groups } = started.tabs
  expect(groupsOf(started)).toEqual([{ id: '1', ...orders, collapsed: false }])
  groups.add('/e', '1')
  groups.add('/e', '1')
  expect(shown(started)).toBe('/ /a 1:/b 1:/c 1:/e /d')
  groups.remove('/c')
  expect(shown(started)).toBe('/ /a 1:/b 1:/e /c /d')
})

test('a group is renamed, recolored and collapsed; an empty name changes nothing', async () => {
  const started = await opened()
  const { groups } = started.tabs
  groups.change('1', { name: ' Sales ', color: 'warning' })
  groups.change('1', { name: ' ', collapsed: true })
  groups.change('9', { name: 'No such group' })
  expect(groupsOf(started)).toEqual([{ id: '1', name: 'Sales', color: 'warning', collapsed: true }])
  groups.create('/a', { name: ' ', color: 'neutral' })
  expect(shown(started)).toBe('/ /a 1:/b 1:/c /d /e')
})

test('a group that is dissolved leaves its tabs where they are; one without tabs is gone', async () => {
  const started = await opened()
  const { groups } = started.tabs
  groups.create('/e', people)
  groups.dissolve('1')
  expect(shown(started)).toBe('/ /a /b /c /d 2:/e')
  groups.remove('/e')
  expect(groupsOf(started)).toEqual([])
})

test('home and pinned tabs are in no group: pinning takes a tab out of its group, grouping unpins it', async () => {
  const started = await opened()
  const { tabs } = started
  tabs.groups.create('/', people)
  tabs.groups.add('/', '1')
  tabs.pin('/c', true)
  expect(shown(started)).toBe('/ /c /a 1:/b /d /e')
  tabs.groups.add('/c', '1')
  expect(shown(started)).toBe('/ /a 1:/b 1:/c /d /e')
  expect(started.list()[3]?.pinned).toBe(false)
})

test('an update of its page leaves a tab in its group, and a new page opens outside', async () => {
  const started = await opened()
  await started.visit('/b?page=2', '/stays')
  expect(shown(started)).toBe('/ /a 1:/b 1:/c /d /e /stays')
})

test('[TAB-04] a tab that moves between two tabs of a group joins it, and leaves it at the edges', async () => {
  const started = await opened()
  const { tabs } = started
  tabs.move('/d', 3)
  expect(shown(started)).toBe('/ /a 1:/b 1:/d 1:/c /e')
  tabs.move('/d', 2)
  expect(shown(started)).toBe('/ /a 1:/d 1:/b 1:/c /e')
  tabs.move('/d', 1)
  expect(shown(started)).toBe('/ /d /a 1:/b 1:/c /e')
  tabs.move('/c', 5)
  expect(shown(started)).toBe('/ /d /a 1:/b /e /c')
})

test('[TAB-04] the group that a tab moves into can be named, also where the tab stays at its index', async () => {
  const started = await opened()
  const { tabs } = started
  tabs.move('/d', 4, '1')
  expect(shown(started)).toBe('/ /a 1:/b 1:/c 1:/d /e')
  tabs.move('/b', 2, null)
  expect(shown(started)).toBe('/ /a /b 1:/c 1:/d /e')
})

test('[TAB-04] a tab passes a collapsed group at once; the only tab of a group takes it along and joins no other', async () => {
  const started = await opened()
  const { tabs } = started
  tabs.groups.change('1', { collapsed: true })
  tabs.move('/d', 3)
  expect(shown(started)).toBe('/ /a /d 1:/b 1:/c /e')
  tabs.groups.change('1', { collapsed: false })
  tabs.groups.create('/d', people)
  tabs.move('/d', 3)
  expect(shown(started)).toBe('/ /a 1:/b 1:/c 2:/d /e')
  tabs.move('/d', 5)
  expect(shown(started)).toBe('/ /a 1:/b 1:/c /e 2:/d')
})

test('[TAB-04] a group moves with its tabs, behind home and pinned tabs, and past another group at once', async () => {
  const started = await opened()
  const { tabs } = started
  tabs.groups.create('/d', people)
  tabs.groups.add('/e', '2')
  tabs.groups.move('1', 3)
  expect(shown(started)).toBe('/ /a 2:/d 2:/e 1:/b 1:/c')
  tabs.groups.move('1', 3)
  expect(shown(started)).toBe('/ /a 1:/b 1:/c 2:/d 2:/e')
  tabs.pin('/a', true)
  tabs.groups.move('2', 0)
  expect(shown(started)).toBe('/ /a 2:/d 2:/e 1:/b 1:/c')
  tabs.groups.move('2', 99)
  expect(shown(started)).toBe('/ /a 1:/b 1:/c 2:/d 2:/e')
})

test('[TAB-03] closing a group closes its tabs, except those whose unsaved changes the visitor keeps, and shows the next page', async () => {
  const answers: boolean[] = [false, true]
  const started = await opened({ answer: () => answers.shift() ?? false })
  const { tabs, unsaved, visit, current } = started
  await visit('/c')
  tabs.groups.add('/a', '1')
  unsaved.mark('/b')
  unsaved.mark('/c')
  await tabs.groups.close('1')
  await settled()
  expect([shown(started), current()]).toEqual(['/ 1:/b /d /e', '/d'])
})

test('[TAB-06] groups come back on the next visit, and a tab without a group is stored as before', async () => {
  const storage = memoryStorage()
  const first = await opened({ storage })
  first.tabs.groups.change('1', { collapsed: true })
  const group = { id: '1', ...orders, collapsed: true }
  expect(JSON.parse(storage.getItem('layout.tabs') ?? '')).toEqual([
    { fullPath: '/' },
    { fullPath: '/a' },
    { fullPath: '/b', group },
    { fullPath: '/c', group },
    { fullPath: '/d' },
    { fullPath: '/e' },
  ])
  const second = startTabs({ storage })
  expect(shown(second)).toBe('/ /a 1:/b 1:/c /d /e')
  expect(groupsOf(second)).toEqual([group])
})

test('[TAB-06] of damaged groups, what can be read remains: the tabs of one are gathered and agree on its name and color', () => {
  const entries = [
    { fullPath: '/a', group: { id: '1', name: 'First', color: 'pink', collapsed: 'yes' } },
    { fullPath: '/b', group: { id: 7, name: 'No id' } },
    { fullPath: '/c', group: { id: '2', name: ' ' } },
    { fullPath: '/d', group: 'Orders' },
    { fullPath: '/e', group: { id: '1', name: 'Second', color: 'danger', collapsed: true } },
    { fullPath: '/stays', pinned: true, group: { id: '1', name: 'First', color: 'danger', collapsed: true } },
  ]
  const started = startTabs({ storage: memoryStorage({ 'layout.tabs': JSON.stringify(entries) }) })
  expect(shown(started)).toBe('/ /stays 1:/a 1:/e /b /c /d')
  expect(groupsOf(started)).toEqual([{ id: '1', name: 'First', color: 'neutral', collapsed: false }])
})

test('with `shared`, groups of another window appear here too, and a tab that stays keeps its group', async () => {
  const storage = memoryStorage()
  const started = startTabs({ storage, shared: true })
  await started.visit('/a', '/b')
  started.tabs.groups.create('/b', orders)
  const group = { id: '2', ...people, collapsed: false }
  storage.writeElsewhere(
    'layout.tabs',
    JSON.stringify([
      { fullPath: '/c', group },
      { fullPath: '/d', group },
    ]),
  )
  expect(shown(started)).toBe('/ 2:/c 2:/d 1:/b')
})
