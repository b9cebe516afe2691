import { expect, test, vi } from 'vitest'
import { settled, startTabs, tabRoutes } from '../../test/tabsOf.ts'

// The guard of unsaved pages listens to the window.
vi.stubGlobal('window', new EventTarget())

const order = (id: string) => ({ [`/order/${id}`]: { meta: { name: 'order', title: 'Order', tabKey: 'route', cache: true } } }) as const
const routes = {
  ...tabRoutes,
  ...order('1'),
  ...order('2'),
  '/list': { meta: { tabKey: 'query', cache: true } },
  '/report': { meta: { tabKey: ['year', 'team'] } },
} as const

test('[TAB-01] with the key `query` each query has its tab, whatever the order of its parameters', async () => {
  const { visit, ids, tabs, current, router } = startTabs({ routes })
  await visit('/list', '/list?q=a&page=2', '/list?q=b', '/list?page=2&q=a#row')
  expect(ids()).toEqual(['/', '/list', '/list?page=2&q=a', '/list?q=b'])
  expect(current()).toBe('/list?page=2&q=a')
  await tabs.close('/list?page=2&q=a')
  await settled()
  expect([current(), router.visited.at(-1)]).toEqual(['/list?q=b', '/list?q=b'])
})

test('[TAB-01] with parameters as key, other parameters update the tab', async () => {
  const { visit, ids, list } = startTabs({ routes })
  await visit('/report?year=1&page=2', '/report?page=3&year=1', '/report?team=x&year=1', '/report?page=1')
  expect(ids()).toEqual(['/', '/report?year=1', '/report?team=x&year=1', '/report'])
  expect(list()[1]).toMatchObject({ path: '/report', fullPath: '/report?page=3&year=1', query: { page: '3', year: '1' } })
})

test('[TAB-01] with the key `route` all params share one tab, which leads to the last one', async () => {
  const { visit, list, ids, alive, tabs } = startTabs({ routes })
  await visit('/order/1', '/a', '/order/2')
  expect(ids()).toEqual(['/', 'order', '/a'])
  expect(list()[1]).toMatchObject({ fullPath: '/order/2', meta: { title: 'Order' } })
  expect(alive()).toEqual(['/a', 'order'])
  tabs.rename('order', 'Mine')
  tabs.rename('order', null)
  expect(list()[1]?.meta.title).toBe('Order')
})

test('other params of one tab replace an unsaved page, so they are asked about; another query of the page does not', async () => {
  const asked = vi.fn<() => boolean>(() => false)
  const { visit, unsaved, router } = startTabs({ routes, answer: asked })
  await visit('/order/1')
  unsaved.mark('order')
  await visit('/order/1?part=2', '/a', '/order/1')
  expect(asked).not.toHaveBeenCalled()
  await visit('/order/2')
  expect([asked.mock.calls.length, router.current().path]).toEqual([1, '/order/1'])
})

test('[TAB-06] tabs of one route come back, each with its query', async () => {
  const { visit, storage } = startTabs({ routes })
  await visit('/list?q=a', '/list?q=b', '/order/2')
  expect(startTabs({ routes, storage }).ids()).toEqual(['/', '/list?q=a', '/list?q=b', 'order'])
})
