import { atom, type Atom } from 'jotai/vanilla'
import type { KeyValueStorage } from '@view-site/platform'
import type { LayoutInputs } from '../core/LayoutInputs.ts'
import { pageIdOf } from '../core/pageIdOf.ts'
import type { RouteInfo, RouterPort } from '../core/RouterPort.ts'
import type { Store } from '../core/Store.ts'
import type { Unsaved } from '../unsaved/createUnsaved.ts'
import { changeTab, inZones, isClosable, moveTab, neighbour, openTab, opensTab, tabOf, tabsBeyond } from './tabList.ts'
import { mayRestore, readTabs, writeTabs } from './storedTabs.ts'
import type { Tab, TabList, Tabs } from '../core/Tabs.ts'
import { createTabGroups } from './groups/createTabGroups.ts'
import { membersOf } from './groups/tabPieces.ts'

export interface CreateTabsOptions {
  store: Store
  inputs: Atom<LayoutInputs>
  route: Atom<RouteInfo>
  router: RouterPort
  storage: KeyValueStorage
  storageKey: string
  unsaved: Unsaved
  /** Path of the first tab, which is always there. */
  home: string
  /** How many pages stay alive at most, unless more have unsaved changes. */
  maxAlive: number
  /** How many tabs are open at most, unless more have to stay. */
  maxTabs: number
  /** Whether tabs that another window has changed change here, too. */
  shared: boolean
  /** Id of a page that must stay in the router's own view: it does until it is left, and is kept alive from its next visit on. */
  live?: string | null
  /** Whether the router can keep pages alive. Where it cannot, unsaved changes are asked about before their page is left. @default true */
  canKeep?: boolean
}

/** The tabs with what only the layout needs of them. */
export interface TabsStore extends Tabs {
  /** The open tabs, also those that are not shown because the visitor lacks the permission at present. */
  readonly all: Atom<TabList>
}

/** Makes the tab store. */
export function createTabs(options: CreateTabsOptions): TabsStore {
  const { store, inputs, route, router, storage, storageKey, unsaved, maxAlive, maxTabs, shared, canKeep = true } = options
  const homeRoute = router.resolve(options.home)
  const home = homeRoute ? pageIdOf(homeRoute) : options.home
  const all = atom<TabList>([])
  // Most recently used last.
  const used = atom<readonly string[]>([])
  const mayShow = createMayShow(router)
  const list = atom((get) => get(all).filter((tab) => mayShow(tab, get(inputs))))
  const current = atom((get) => {
    const page = pageIdOf(get(route))
    return get(list).some(({ id }) => id === page) ? page : null
  })
  // Changes with the pages that are unsaved.
  const marks = atom(0)
  const alive = atom((get) => {
    get(marks)
    // Without the permission a tab is not shown, but unsaved changes in it remain: the permission may come back.
    const isKept = (tab: Tab) => canKeep && tab.meta.cache && (unsaved.has(tab.id) || mayShow(tab, get(inputs)))
    const cached = new Set(get(all).flatMap((tab) => (isKept(tab) ? [tab.id] : [])))
    const pages = get(used).filter((id) => cached.has(id))
    // The last one is never dropped: it may be the one that is shown.
    const clean = pages.slice(0, -1).filter((id) => !unsaved.has(id))
    const dropped = new Set(clean.slice(0, Math.max(0, pages.length - maxAlive)))
    return pages.filter((id) => !dropped.has(id))
  })
  let user: LayoutInputs['user']
  let live = options.live ?? null
  // Tabs that close as soon as the page they show is left.
  let leaving: { from: string; ids: ReadonlySet<string> } | null = null
  let unsubscribe: (() => void) | undefined

  function set(tabs: TabList) {
    if (tabs === store.get(all)) return
    store.set(all, tabs)
    if (user !== undefined) storage.setItem(keyOf(storageKey, user), writeTabs(tabs))
  }
  const change = (edit: (tabs: TabList) => TabList) => set(edit(store.get(all)))

  function load() {
    user = store.get(inputs).user
    store.set(all, read())
    store.set(used, [])
    unsubscribe?.()
    const key = user === undefined || !shared ? null : keyOf(storageKey, user)
    unsubscribe = key === null ? undefined : storage.subscribe?.(key, merge)
    follow()
  }
  function read(): TabList {
    const stored = user === undefined ? null : storage.getItem(keyOf(storageKey, user))
    const tabs = readTabs(stored, { resolve: (path) => router.resolve(path), can: store.get(inputs).can })
    return inZones(homeRoute && !tabs.some(({ id }) => id === home) ? [tabOf(homeRoute), ...tabs] : tabs, home)
  }
  // Another window has changed the tabs: what is shown or unsaved here stays.
  function merge() {
    const tabs = read()
    const mine = store.get(all).filter(({ id }) => (id === store.get(current) || unsaved.has(id)) && !tabs.some((tab) => tab.id === id))
    const merged = inZones([...tabs, ...mine], home)
    store.set(used, (ids) => ids.filter((id) => merged.some((tab) => tab.id === id)))
    store.set(all, merged)
  }
  function follow() {
    const now = store.get(route)
    const page = pageIdOf(now)
    if (leaving && leaving.from !== page) {
      const { ids } = leaving
      leaving = null
      drop(ids)
    }
    if (page !== live) live = null
    if (leaving || !opensTab(now) || !router.resolve(now.fullPath)) return
    if (live === null) store.set(used, (ids) => (ids.at(-1) === page ? ids : [...ids.filter((id) => id !== page), page]))
    add(now)
  }
  function add(opened: RouteInfo) {
    change((tabs) => inZones(openTab(tabs, opened), home))
    const kept = new Set([pageIdOf(opened), store.get(current)])
    const stays = (tab: Tab) => kept.has(tab.id) || unsaved.has(tab.id) || !isClosable(tab, home)
    const surplus = tabsBeyond(store.get(all), maxTabs, { used: store.get(used), stays })
    if (surplus.length > 0) drop(new Set(surplus.map(({ id }) => id)))
  }
  // If the visitor returns to the page before the next one has loaded, its tab stays.
  function stay() {
    if (leaving?.from !== pageIdOf(store.get(route))) return
    const { from, ids } = leaving
    leaving = null
    drop(new Set([...ids].filter((id) => id !== from)))
    follow()
  }
  function drop(ids: ReadonlySet<string>) {
    ids.forEach((id) => unsaved.forget(id))
    store.set(used, (one) => one.filter((id) => !ids.has(id)))
    change((tabs) => tabs.filter(({ id }) => !ids.has(id)))
  }
  // `then` is where to go if the page that is shown closes too.
  async function close(candidates: readonly Tab[], then?: string) {
    const ids = await agreed(candidates.filter((tab) => isClosable(tab, home)))
    const here = store.get(current)
    if (here === null || !ids.has(here)) {
      drop(ids)
      return
    }
    const next = then ?? neighbour(store.get(list), here, ids)?.fullPath ?? options.home
    unsaved.forget(here)
    leaving = { from: here, ids }
    router.navigate(next)
  }
  async function agreed(candidates: readonly Tab[]): Promise<ReadonlySet<string>> {
    const ids = new Set<string>()
    // oxlint-disable-next-line no-await-in-loop -- one question after the other: the visitor sees one dialog at a time
    for (const { id } of candidates) if (await unsaved.mayDrop(id)) ids.add(id)
    return ids
  }
  const addressOf = (id: string) => store.get(list).find((tab) => tab.id === id)?.fullPath
  const around = (id: string, pick: (index: number, at: number) => boolean) => {
    const tabs = store.get(list)
    const at = tabs.findIndex((tab) => tab.id === id)
    return close(
      tabs.filter((_, index) => pick(index, at)),
      addressOf(id),
    )
  }

  return {
    list,
    all,
    current,
    alive,
    home,
    groups: createTabGroups({ list, home, change, close: (group) => close(membersOf(store.get(list), group)) }),
    open(path) {
      const page = router.resolve(path)
      if (page && opensTab(page)) add(page)
    },
    select(id) {
      const address = addressOf(id)
      if (address !== undefined) router.navigate(address)
    },
    isClosable: (tab) => isClosable(tab, home),
    close: (id) => close(store.get(list).filter((tab) => tab.id === id)),
    closeBefore: (id) => around(id, (index, at) => index < at),
    closeAfter: (id) => around(id, (index, at) => index > at),
    closeOthers: (id) => around(id, (index, at) => index !== at),
    async closeAll() {
      await close(store.get(list), options.home)
      // Also from a page without a tab; a page whose closing was refused stays.
      if (leaving === null && (store.get(current) === null || !unsaved.has(pageIdOf(store.get(route))))) router.navigate(options.home)
    },
    move: (id, to, into) => change((tabs) => moveTab(tabs, id, { to, home, into })),
    pin: (id, pinned) => change((tabs) => inZones(changeTab(tabs, id, { pinned }), home)),
    rename: (id, title) =>
      change((tabs) => changeTab(tabs, id, title === null ? ownMeta(tabs, id, router) : { meta: titled(tabs, id, title), keepMeta: true })),
    start() {
      load()
      unsaved.keeps = (path) => store.get(alive).includes(path)
      const onInputs = () => {
        if (store.get(inputs).user !== user) load()
      }
      const onMarks = () => store.set(marks, (count) => count + 1)
      const stops = [store.sub(route, follow), store.sub(inputs, onInputs), unsaved.subscribe(onMarks)]
      const stopLoading = router.onLoading?.((loading) => {
        if (!loading) stay()
      })
      if (stopLoading) stops.push(stopLoading)
      return () => {
        stops.forEach((stop) => stop())
        unsubscribe?.()
        unsaved.keeps = () => false
      }
    },
  }
}

function keyOf(storageKey: string, user: string | null): string {
  return user === null ? `${storageKey}.tabs` : `${storageKey}.tabs.${user}`
}

// Cached until the inputs change: otherwise moving one tab would resolve all of them again.
function createMayShow(router: RouterPort): (tab: Tab, inputs: LayoutInputs) => boolean {
  let given: LayoutInputs | null = null
  let known = new WeakMap<Tab, boolean>()
  return (tab, inputs) => {
    if (inputs !== given) [given, known] = [inputs, new WeakMap()]
    const seen = known.get(tab)
    if (seen !== undefined) return seen
    const route = router.resolve(tab.fullPath)
    const may = route !== null && mayRestore(route, inputs.can)
    known.set(tab, may)
    return may
  }
}

function ownMeta(tabs: TabList, id: string, router: RouterPort): Partial<Tab> {
  const tab = tabs.find((one) => one.id === id)
  const route = tab ? router.resolve(tab.fullPath) : null
  return route ? { meta: tabOf(route).meta, keepMeta: false } : { keepMeta: false }
}

function titled(tabs: TabList, id: string, title: string): Tab['meta'] {
  return { ...tabs.find((tab) => tab.id === id)?.meta, title }
}
