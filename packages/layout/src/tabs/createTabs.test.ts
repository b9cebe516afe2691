import { assert, asyncProperty, constantFrom, array, record, integer } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { settled, startTabs, tabRoutes } from '../../test/tabsOf.ts'

// The guard of unsaved pages listens to the window.
vi.stubGlobal('window', new EventTarget())

const opened = async (...paths: string[]) => {
  const started = startTabs()
  await started.visit(...paths)
  return started
}

test('[TAB-01] a new path adds a tab, an open one updates it; pages without a tab and hidden helpers add none', async () => {
  const { ids, tabs, visit, current } = await opened('/a', '/b', '/untabbed', '/helper', '/nowhere', '/a?page=2')
  expect(ids()).toEqual(['/', '/a', '/b'])
  expect(current()).toBe('/a')
  await visit('/untabbed')
  expect(current()).toBeNull()
  tabs.select('/a')
  await settled()
  expect(current()).toBe('/a')
})

test('[TAB-01] a tab can be opened without going there; not of a page that opens none, and not twice', async () => {
  const { ids, tabs, current } = await opened('/a')
  for (const path of ['/b', '/b', '/untabbed', '/nowhere']) tabs.open(path)
  expect(ids()).toEqual(['/', '/a', '/b'])
  expect(current()).toBe('/a')
})

test('[TAB-08] a tab has name, full path, params, query, meta with title and closable, and keepMeta', async () => {
  const { list, ids } = await opened('/stays?page=2&q=x')
  expect(ids()).toEqual(['/', '/stays'])
  const [, tab] = list()
  expect(tab).toEqual({
    id: '/stays',
    name: '/stays',
    path: '/stays',
    fullPath: '/stays?page=2&q=x',
    params: {},
    query: { page: '2', q: 'x' },
    meta: { title: 'Stays', closable: false },
    keepMeta: false,
    pinned: false,
    group: null,
  })
})

test('[TAB-08] a title given by hand outlives updates of the tab and visits; taking it back restores the own one', async () => {
  const { tabs, visit, storage, list } = await opened('/a')
  tabs.rename('/a', 'Order 7')
  await visit('/a?page=3')
  expect(list()[1]).toMatchObject({ fullPath: '/a?page=3', meta: { title: 'Order 7', cache: true }, keepMeta: true })
  expect(startTabs({ storage }).list()[1]).toMatchObject({ meta: { title: 'Order 7', cache: true }, keepMeta: true })
  tabs.rename('/a', null)
  expect(list()[1]).toMatchObject({ meta: { title: 'A' }, keepMeta: false })
})

test('[TAB-02] closing the current tab goes to the next, or to the one before if it was last, or to the index', async () => {
  const { tabs, visit, ids, current, router } = await opened('/a', '/b', '/c', '/b')
  await tabs.close('/b')
  await settled()
  expect([ids(), current()]).toEqual([['/', '/a', '/c'], '/c'])
  await tabs.close('/c')
  await settled()
  expect([ids(), current()]).toEqual([['/', '/a'], '/a'])
  await tabs.close('/a')
  await settled()
  expect([ids(), current()]).toEqual([['/'], '/'])
  await visit('/untabbed')
  await tabs.closeAll()
  await settled()
  expect(router.visited.at(-1)).toBe('/')
})

test('[TAB-02] closing another tab leaves the page where it is', async () => {
  const { tabs, ids, current, router } = await opened('/a', '/b')
  const visits = router.visited.length
  await tabs.close('/a')
  expect([ids(), current()]).toEqual([['/', '/b'], '/b'])
  expect(router.visited).toHaveLength(visits)
})

test('[TAB-03] close left, right and other keep home; if the current tab is closed too, the one of the menu is shown', async () => {
  const all = ['/a', '/b', '/c', '/d', '/e']
  const left = await opened(...all)
  await left.tabs.closeBefore('/c')
  expect([left.ids(), left.current()]).toEqual([['/', '/c', '/d', '/e'], '/e'])
  const right = await opened(...all)
  await right.tabs.closeAfter('/c')
  await settled()
  expect([right.ids(), right.current()]).toEqual([['/', '/a', '/b', '/c'], '/c'])
  const other = await opened(...all)
  await other.tabs.closeOthers('/b')
  await settled()
  expect([other.ids(), other.current()]).toEqual([['/', '/b'], '/b'])
})

test('[TAB-03] close all keeps home, pinned tabs and those that may not be closed, and goes to the index', async () => {
  const { tabs, ids, current } = await opened('/a', '/stays', '/b')
  tabs.pin('/b', true)
  await tabs.closeAll()
  await settled()
  expect([ids(), current()]).toEqual([['/', '/b', '/stays'], '/'])
  tabs.select('/')
  await tabs.close('/')
  expect(ids()).toContain('/')
})

test('[TAB-04] tabs move among their own kind: home first, pinned ones before the others', async () => {
  const { tabs, ids } = await opened('/a', '/b', '/c')
  tabs.move('/c', 1)
  expect(ids()).toEqual(['/', '/c', '/a', '/b'])
  tabs.move('/c', 0)
  tabs.move('/', 3)
  expect(ids()).toEqual(['/', '/c', '/a', '/b'])
  tabs.pin('/b', true)
  tabs.move('/a', 1)
  expect(ids()).toEqual(['/', '/b', '/a', '/c'])
  tabs.move('/a', 99)
  expect(ids()).toEqual(['/', '/b', '/c', '/a'])
})

test('[TAB-06] tabs are stored per user and come back in their order; another user has others', async () => {
  const storage = memoryStorage()
  const first = startTabs({ storage, inputs: { user: '7' } })
  await first.visit('/a?page=2', '/b')
  first.tabs.pin('/b', true)
  expect(startTabs({ storage, inputs: { user: '7' } }).ids()).toEqual(['/', '/b', '/a'])
  expect(startTabs({ storage, inputs: { user: '8' } }).ids()).toEqual(['/'])
  expect(startTabs({ storage }).ids()).toEqual(['/'])
  first.update({ user: '8' })
  expect(first.ids()).toEqual(['/', '/b'])
  await first.visit('/c')
  first.update({ user: '7' })
  expect(first.ids()).toEqual(['/', '/b', '/a', '/c'])
})

test('[TAB-06] while the user is not known, nothing is read or written', async () => {
  const storage = memoryStorage()
  const { update, visit, ids } = startTabs({ storage, inputs: { user: undefined } })
  await visit('/a')
  expect(storage.entries.size).toBe(0)
  update({ user: '7' })
  expect(ids()).toEqual(['/', '/a'])
})

test('[TAB-06] unknown routes and forbidden ones are dropped on restore; pages that are only hidden come back', () => {
  const stored = JSON.stringify([
    { fullPath: '/gone' },
    { fullPath: '/pro' },
    { fullPath: '/unlisted' },
    { fullPath: '/helper' },
    { fullPath: '/a' },
  ])
  const restored = (can: () => boolean) =>
    startTabs({ storage: memoryStorage({ 'layout.tabs.7': stored }), inputs: { user: '7', can } }).ids()
  expect(restored(() => false)).toEqual(['/', '/unlisted', '/a'])
  expect(restored(() => true)).toEqual(['/', '/pro', '/unlisted', '/a'])
})

test('[TAB-06] a permission that is lost takes its tab away', async () => {
  const { update, visit, ids } = startTabs({ inputs: { can: () => true } })
  await visit('/pro', '/a')
  expect(ids()).toEqual(['/', '/pro', '/a'])
  update({ can: () => false })
  expect(ids()).toEqual(['/', '/a'])
})

test('[TAB-07] only open tabs that ask for it are alive, at most so many, the last used ones', async () => {
  const { visit, alive, tabs } = startTabs({ maxAlive: 2 })
  await visit('/a', '/d', '/b')
  expect(alive()).toEqual(['/a', '/b'])
  await visit('/a', '/c')
  expect(alive()).toEqual(['/a', '/c'])
  await tabs.close('/a')
  expect(alive()).toEqual(['/b', '/c'])
})

test('a page with unsaved changes is asked about when its tab closes; those that were refused stay', async () => {
  const answers: boolean[] = []
  const started = startTabs({ answer: () => answers.shift() ?? false })
  await started.visit('/a', '/b', '/c')
  started.unsaved.mark('/a')
  started.unsaved.mark('/c')
  answers.push(false, true)
  await started.tabs.closeAll()
  await settled()
  expect(started.ids()).toEqual(['/', '/a'])
  expect(started.unsaved.has('/c')).toBe(false)
})

test('[TAB-07] a page that stood there before the tabs is asked about when it is left, and lives from its next visit on', async () => {
  const { ids, alive, unsaved, visit, router } = startTabs({ path: '/a', live: '/a', answer: () => false })
  expect(ids()).toEqual(['/', '/a'])
  expect(alive()).toEqual([])
  const unmark = unsaved.mark('/a')
  await visit('/b')
  expect(router.current().path).toBe('/a')
  unmark()
  await visit('/b', '/a')
  expect(alive()).toEqual(['/b', '/a'])
})

test('leaving an unsaved page is asked about unless it is kept alive', async () => {
  const asked = vi.fn<() => boolean>(() => false)
  const { visit, unsaved, current } = startTabs({ answer: asked })
  await visit('/d')
  unsaved.mark('/d')
  await visit('/a')
  expect([current(), asked.mock.calls.length]).toEqual(['/d', 1])
  await visit('/d?page=2')
  unsaved.forget('/d')
  await visit('/a')
  unsaved.mark('/a')
  await visit('/b')
  expect([current(), asked.mock.calls.length]).toEqual(['/b', 1])
})

test('whatever is done to tabs, home is first, pinned ones follow, those of a group are together, and no tab is there twice', async () => {
  const paths = Object.keys(tabRoutes)
  const step = record({
    act: constantFrom(
      'visit',
      'close',
      'others',
      'before',
      'after',
      'all',
      'move',
      'pin',
      'unpin',
      'group',
      'join',
      'leave',
      'collapse',
      'moveGroup',
      'closeGroup',
    ),
    path: constantFrom(...paths),
    to: integer({ min: -2, max: 9 }),
  })
  await assert(
    asyncProperty(array(step, { maxLength: 25 }), async (steps) => {
      const { tabs, visit, ids, list } = startTabs({ inputs: { can: () => true } })
      for (const { act, path, to } of steps) {
        const acts = {
          visit: () => visit(path),
          close: () => tabs.close(path),
          others: () => tabs.closeOthers(path),
          before: () => tabs.closeBefore(path),
          after: () => tabs.closeAfter(path),
          all: tabs.closeAll,
          move: () => tabs.move(path, to),
          pin: () => tabs.pin(path, true),
          unpin: () => tabs.pin(path, false),
          group: () => tabs.groups.create(path, { name: 'Group', color: 'accent' }),
          join: () => tabs.groups.add(path, String(to)),
          leave: () => tabs.groups.remove(path),
          collapse: () => tabs.groups.change(String(to), { collapsed: true }),
          moveGroup: () => tabs.groups.move('1', to),
          closeGroup: () => tabs.groups.close(String(to)),
        }
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await acts[act]()
        // oxlint-disable-next-line no-await-in-loop -- and what it leads to ends before the next
        await settled()
      }
      const pinned = list().map((tab) => tab.pinned)
      expect(ids()[0]).toBe('/')
      expect(new Set(ids()).size).toBe(ids().length)
      expect(pinned.slice(1)).toEqual(pinned.slice(1).toSorted((one, other) => Number(other) - Number(one)))
      const groups = list().map(({ group }) => group?.id)
      const starts = groups.filter((group, index) => group !== undefined && group !== groups[index - 1])
      expect(new Set(starts).size).toBe(starts.length)
      expect(list().filter((tab, index) => tab.group && (tab.pinned || index === 0))).toEqual([])
    }),
    { numRuns: 150 },
  )
})
