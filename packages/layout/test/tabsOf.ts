import { atom } from 'jotai/vanilla'
import { createLayout, type LayoutInputs, type Tab, type Tabs } from '../src/index.ts'
import { createUnsaved, type Unsaved } from '../src/unsaved/createUnsaved.ts'
import { createTabs } from '../src/tabs/createTabs.ts'
import { memoryRouter, type MemoryRoute, type MemoryRouter } from './memoryRouter.tsx'
import { memoryStorage, type MemoryStorage } from '@view-site/vitest-config/storage'
import { layoutOptions } from './layoutOptions.tsx'

export interface TabsSetup {
  path?: string
  routes?: Record<string, MemoryRoute>
  storage?: MemoryStorage
  inputs?: Partial<LayoutInputs>
  maxAlive?: number
  maxTabs?: number
  shared?: boolean
  live?: string
  /** What the visitor answers. */
  answer?: () => boolean
}

export interface StartedTabs {
  tabs: Tabs
  router: MemoryRouter
  storage: MemoryStorage
  unsaved: Unsaved
  list: () => readonly Tab[]
  /** Ids of the open tabs in their order. */
  ids: () => string[]
  current: () => string | null
  alive: () => readonly string[]
  update: (inputs: Partial<LayoutInputs>) => void
  /** Goes to pages, one after the other. */
  visit: (...paths: string[]) => Promise<void>
}

/** Pages `/a` to `/e`, and some that say more about themselves. */
export const tabRoutes: Record<string, MemoryRoute> = {
  '/': { meta: { name: 'home', title: 'Home' } },
  '/a': { meta: { title: 'A', cache: true } },
  '/b': { meta: { title: 'B', cache: true } },
  '/c': { meta: { title: 'C', cache: true } },
  '/d': { meta: { title: 'D' } },
  '/e': { meta: { title: 'E' } },
  '/stays': { meta: { title: 'Stays', closable: false } },
  '/untabbed': { meta: { tab: false } },
  '/helper': { meta: { hidden: true } },
  '/pro': { meta: { auth: ['pro'] } },
  '/unlisted': { meta: { auth: ['hidden'] } },
}

/** The tab store on a router and a storage of memory, without a page around it. */
export function startTabs({
  path = '/',
  routes = tabRoutes,
  storage = memoryStorage(),
  inputs = {},
  maxAlive = Number.POSITIVE_INFINITY,
  maxTabs = Number.POSITIVE_INFINITY,
  shared = false,
  live,
  answer = () => true,
}: TabsSetup = {}): StartedTabs {
  const router = memoryRouter(routes, path)
  const layout = createLayout({ ...layoutOptions(), router, storage, ...inputs })
  const route = atom(router.current())
  router.subscribe(() => layout.store.set(route, router.current()))
  const unsaved = createUnsaved({ router, ask: async () => answer() })
  const { store, inputs: given } = layout
  const tabs = createTabs({
    store,
    inputs: given,
    route,
    router,
    storage,
    storageKey: 'layout',
    unsaved,
    home: '/',
    maxAlive,
    maxTabs,
    shared,
    live: live ?? null,
  })
  tabs.start()
  return {
    tabs,
    router,
    storage,
    unsaved,
    list: () => store.get(tabs.list),
    ids: () => store.get(tabs.list).map(({ id }) => id),
    current: () => store.get(tabs.current),
    alive: () => store.get(tabs.alive),
    update: (patch) => layout.update(patch),
    async visit(...paths) {
      for (const one of paths) {
        router.navigate(one)
        // oxlint-disable-next-line no-await-in-loop -- each navigation ends before the next
        await settled()
      }
    },
  }
}

/** Until the memory router has asked its guards and gone on. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}
