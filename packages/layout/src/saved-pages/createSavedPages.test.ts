import { atom } from 'jotai/vanilla'
import { expect, test } from 'vitest'
import { memoryStorage, type MemoryStorage } from '@view-site/vitest-config/storage'
import { layoutOptions, type LayoutSetup } from '../../test/layoutOptions.tsx'
import { memoryRouter, type MemoryRoute } from '../../test/memoryRouter.tsx'
import { settled } from '../../test/tabsOf.ts'
import { createLayout, type LayoutInputs } from '../index.ts'
import { createSavedPages } from '../saved-pages.ts'

const numbered = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`/n/${index}`, {}]))
const routes: Record<string, MemoryRoute> = {
  '/': {},
  '/orders': { meta: { title: 'Orders' } },
  '/reports': {},
  '/secret': { meta: { auth: ['boss'] } },
  '/team': {},
  '/403': { meta: { tab: false } },
  '/by-query': { meta: { tabKey: 'query' } },
  ...numbered,
}
const menu = {
  header: [],
  sider: [
    { title: '报表', path: '/reports' },
    { title: '团队', auth: ['boss'], children: [{ title: '成员', path: '/team' }] },
  ],
}

/** Saved pages on a router and a storage of memory, without a page around them. */
function start({ storage = memoryStorage(), path = '/', ...inputs }: Omit<LayoutSetup, 'storage'> & { storage?: MemoryStorage } = {}) {
  const router = memoryRouter(routes, path)
  const layout = createLayout({ ...layoutOptions(), menu, can: () => false, user: 'ann', ...inputs, router, storage })
  const { store } = layout
  const route = atom(router.current())
  router.subscribe(() => store.set(route, router.current()))
  const saved = createSavedPages({ ...layout, route })
  const stop = saved.start()
  return {
    saved,
    storage,
    stop,
    update: (patch: Partial<LayoutInputs>) => layout.update(patch),
    visit: async (...paths: string[]) => {
      for (const one of paths) {
        router.navigate(one)
        // oxlint-disable-next-line no-await-in-loop -- each navigation ends before the next
        await settled()
      }
    },
    favourites: () => store.get(saved.favourites).map(({ href }) => href),
    recent: () => store.get(saved.recent).map(({ href }) => href),
    titles: () => store.get(saved.recent).map(({ title }) => title),
    state: () => store.get(saved.current),
  }
}

test('pages are recent once they were left: the last one first, each once, with its last query and without its hash', async () => {
  const { visit, recent, titles } = start()
  await visit('/orders?page=2', '/reports#chart', '/orders?page=3', '/by-query?id=1', '/by-query?id=2')
  expect(recent()).toEqual(['/by-query?id=1', '/orders?page=3', '/reports', '/'])
  expect(titles()).toEqual(['/by-query', 'Orders', '报表', '/'])
})

test('pages without a tab, helpers and unknown addresses are neither recent nor favourites', async () => {
  const { visit, recent, state, saved, favourites } = start({ path: '/orders' })
  await visit('/403')
  expect(state()).toBe('none')
  saved.toggle()
  await visit('/nowhere')
  expect(state()).toBe('none')
  await visit('/')
  expect([recent(), favourites()]).toEqual([['/orders'], []])
})

test('the current page becomes a favourite and no longer is one, whatever its query', async () => {
  const { visit, saved, favourites, state } = start({ path: '/orders' })
  expect(state()).toBe('unmarked')
  saved.toggle()
  await visit('/reports')
  saved.toggle()
  expect(favourites()).toEqual(['/orders', '/reports'])
  await visit('/orders?page=2')
  expect(state()).toBe('marked')
  saved.toggle()
  expect(favourites()).toEqual(['/reports'])
})

test('they are stored for each user, and come back with that user', async () => {
  const { visit, saved, favourites, recent, update, storage, stop } = start({ path: '/orders' })
  saved.toggle()
  await visit('/reports')
  update({ user: 'bob' })
  expect([favourites(), recent()]).toEqual([[], []])
  update({ user: undefined })
  saved.toggle()
  update({ user: 'ann' })
  expect([favourites(), recent()]).toEqual([['/orders'], ['/orders']])
  stop()
  const again = start({ storage, user: 'ann' })
  expect([again.favourites(), again.recent()]).toEqual([['/orders'], ['/reports', '/orders']])
})

test('a page that the user may no longer open is not listed until the access is back', async () => {
  const { visit, saved, favourites, recent, update } = start({ path: '/secret', can: () => true })
  saved.toggle()
  await visit('/team')
  saved.toggle()
  await visit('/')
  update({ can: () => false })
  expect([favourites(), recent()]).toEqual([[], []])
  update({ can: () => true })
  expect([favourites(), recent()]).toEqual([
    ['/secret', '/team'],
    ['/team', '/secret'],
  ])
})

test('both lists have a limit, and a full list of favourites says so', async () => {
  const paths = Object.keys(numbered)
  const { visit, saved, favourites, recent, state } = start()
  for (const path of paths.slice(0, 50)) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await visit(path)
    saved.toggle()
  }
  await visit('/n/59')
  expect([favourites().length, recent().length, state()]).toEqual([50, 8, 'full'])
  saved.toggle()
  expect(favourites()).not.toContain('/n/59')
  await visit('/n/0')
  saved.toggle()
  await visit('/n/59')
  saved.toggle()
  expect(favourites()).toContain('/n/59')
})

test('another window’s favourites appear here, and neither window overwrites those of the other', async () => {
  const { saved, favourites, storage, stop } = start({ path: '/orders' })
  const [key = ''] = storage.entries.keys()
  storage.writeElsewhere(key, JSON.stringify({ favourites: ['/reports'], recent: [] }))
  expect(favourites()).toEqual(['/reports'])
  storage.setItem(key, JSON.stringify({ favourites: ['/reports', '/'], recent: [] }))
  saved.toggle()
  expect(favourites()).toEqual(['/reports', '/', '/orders'])
  stop()
  storage.writeElsewhere(key, '{}')
  expect(favourites()).toEqual(['/reports', '/', '/orders'])
})

test.each(['{', 'null', '7', '[]', '{"favourites":[1,"//evil.example","/\\\\evil.example","https://evil.example"],"recent":{}}'])(
  'a storage that holds %s is as good as empty',
  (text) => {
    const storage = memoryStorage({ 'view-site.layout.pages.ann': text })
    const { favourites, recent } = start({ storage })
    expect([favourites(), recent()]).toEqual([[], []])
  },
)

test('recent pages can be cleared; favourites stay', async () => {
  const { visit, saved, favourites, recent } = start({ path: '/orders' })
  saved.toggle()
  await visit('/reports')
  saved.clearRecent()
  expect([favourites(), recent()]).toEqual([['/orders'], []])
})
