import { array, assert, asyncProperty, constantFrom, record } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { settled, startTabs, tabRoutes } from '../../test/tabsOf.ts'

// The guard of unsaved pages listens to the window.
vi.stubGlobal('window', new EventTarget())

test('[TAB-07] a page with unsaved changes stays alive beyond the limit, until it is saved; the current one is never dropped', async () => {
  const { visit, alive, unsaved } = startTabs({ maxAlive: 2 })
  await visit('/a')
  const unmarkA = unsaved.mark('/a')
  await visit('/b')
  unsaved.mark('/b')
  await visit('/c')
  expect(alive()).toEqual(['/a', '/b', '/c'])
  unmarkA()
  expect(alive()).toEqual(['/b', '/c'])
})

test('[TAB-07] without a limit every page stays alive while its tab is open', async () => {
  const paths = Array.from({ length: 60 }, (_, index) => `/page/${index}`)
  const { visit, alive, tabs } = startTabs({ routes: Object.fromEntries(paths.map((path) => [path, { meta: { cache: true } }])) })
  await visit(...paths)
  expect(alive()).toEqual(paths)
  await tabs.close('/page/0')
  expect(alive()).toEqual(paths.slice(1))
})

test('[TAB-07] unsaved changes are never given up unasked, whatever is done to tabs and permissions', async () => {
  const routes = { ...tabRoutes, '/pro': { meta: { auth: ['pro'], cache: true } } }
  const step = record({
    act: constantFrom('visit', 'visit', 'edit', 'save', 'close', 'all', 'deny', 'allow'),
    path: constantFrom('/', '/a', '/b', '/c', '/d', '/pro'),
  })
  await assert(
    asyncProperty(array(step, { maxLength: 25 }), async (steps) => {
      const { tabs, visit, alive, current, unsaved, update } = startTabs({
        routes,
        maxAlive: 2,
        answer: () => false,
        inputs: { can: () => true },
      })
      const edited = new Map<string, () => void>()
      for (const { act, path } of steps) {
        const here = current()
        const acts = {
          visit: () => visit(path),
          edit: () => here !== null && alive().includes(here) && edited.set(here, unsaved.mark(here)),
          save: () => edited.get(path)?.(),
          close: () => tabs.close(path),
          all: tabs.closeAll,
          deny: () => update({ can: () => false }),
          allow: () => update({ can: () => true }),
        }
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await acts[act]()
        if (act === 'save') edited.delete(path)
        // oxlint-disable-next-line no-await-in-loop -- and what it leads to ends before the next
        await settled()
        expect(alive()).toEqual(expect.arrayContaining([...edited.keys()]))
      }
    }),
    { numRuns: 100 },
  )
})
