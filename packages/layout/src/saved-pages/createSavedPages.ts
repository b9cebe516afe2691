import { atom, type Atom, type Getter } from 'jotai/vanilla'
import type { Layout } from '../core/Layout.ts'
import { pageIdOf } from '../core/pageIdOf.ts'
import type { RouteInfo } from '../core/RouterPort.ts'
import { titleOfPage } from '../core/titleOfPage.ts'
import { pageTitlesOf } from '../page-title/pageTitlesOf.ts'
import { titleOfRoute } from '../page-title/PageTitles.ts'
import { mayRestore, resolveOrNull } from '../tabs/storedTabs.ts'
import { opensTab } from '../tabs/tabList.ts'
import { forbiddenPaths } from './forbiddenPaths.ts'
import { mostFavourites, mostRecent, noPages, readPages, type StoredPages } from './storedPages.ts'

/** A page that is a favourite or was visited. */
export interface SavedPage {
  readonly id: string
  /** Path of the app, with its query. */
  readonly href: string
  /** In the present language; the path where neither route, menu nor app has a title. */
  readonly title: string
}

/** What the current page is for the list of favourites; `none` if it cannot be one, `full` if there are too many. */
export type FavouriteState = 'none' | 'marked' | 'unmarked' | 'full'

/** Favourites and recent pages of a user, without those that they may not open now. */
export interface SavedPages {
  readonly favourites: Atom<readonly SavedPage[]>
  /** Pages that were visited before the current one, the last one first. */
  readonly recent: Atom<readonly SavedPage[]>
  readonly current: Atom<FavouriteState>
  /** Adds the current page to the favourites, or takes it out. */
  toggle: () => void
  clearRecent: () => void
  /** Reads what is stored and follows the pages that are visited. Returns a cleanup function. */
  start: () => () => void
}

/** How saved pages are stored and listed. */
export interface SavedPagesOptions {
  /** The id of a user is appended. @default the layout's, with `.pages` */
  storageKey?: string
  /** How many recent pages are listed, 19 at most. @default 8 */
  recentCount?: number
}

/**
 * Makes the favourites and recent pages of a layout: 50 favourites at most, and the pages that open as tabs. They are stored per `user`, as
 * paths; windows of the same user have the same ones. Call `start()` after creating the layout.
 */
export function createSavedPages(layout: Layout, { storageKey, recentCount = 8 }: SavedPagesOptions = {}): SavedPages {
  const { store, inputs, route, router, menu, storage } = layout
  const titles = pageTitlesOf(layout)
  const stored = atom<StoredPages>(noPages)
  const forbidden = atom((get) => forbiddenPaths(get(inputs).dynamicMenu ?? get(inputs).menu, get(inputs).can))
  const resolve = (path: string) => resolveOrNull((one) => router.resolve(one), path)
  const here = atom((get) => pageIdOf(get(route)))

  function pageOf(get: Getter, path: string): SavedPage | null {
    const found = resolve(path)
    if (!found || !opensTab(found) || get(forbidden).has(found.path) || !mayRestore(found, get(inputs).can)) return null
    const own = titleOfRoute(get(titles), found) ?? found.meta.title
    return { id: pageIdOf(found), href: path, title: titleOfPage({ path: found.path, own }, get(menu.tree), get(inputs)) ?? found.path }
  }
  const pagesOf = (get: Getter, paths: readonly string[]) => paths.flatMap((path) => pageOf(get, path) ?? [])
  const favourites = atom((get) => pagesOf(get, get(stored).favourites))
  const visited = atom((get) => pagesOf(get, get(stored).recent))
  const recent = atom((get) => {
    const now = get(here)
    return get(visited)
      .filter(({ id }) => id !== now)
      .slice(0, recentCount)
  })
  const current = atom((get): FavouriteState => {
    const now = get(here)
    if (!pageOf(get, pathOf(get(route)))) return 'none'
    if (get(favourites).some(({ id }) => id === now)) return 'marked'
    return get(stored).favourites.length < mostFavourites ? 'unmarked' : 'full'
  })

  const key = () => keyOf(storageKey ?? `${layout.storageKey}.pages`, store.get(inputs).user)
  const read = () => {
    const now = key()
    store.set(stored, now === null ? noPages : readPages(storage.getItem(now)))
  }
  // Read again before each change: another window may have changed them.
  function change(edit: (pages: StoredPages) => StoredPages): void {
    const now = key()
    if (now === null) return
    const next = edit(readPages(storage.getItem(now)))
    storage.setItem(now, JSON.stringify(next))
    store.set(stored, next)
  }
  const without = (paths: readonly string[], page: RouteInfo) => {
    const id = pageIdOf(page)
    return paths.filter((path) => {
      const found = resolve(path)
      return !found || pageIdOf(found) !== id
    })
  }
  function visit(): void {
    const page = store.get(route)
    const path = pathOf(page)
    if (resolve(path) === null || !opensTab(page)) return
    change((pages) => ({ ...pages, recent: [path, ...without(pages.recent, page)].slice(0, mostRecent) }))
  }

  return {
    favourites,
    recent,
    current,
    toggle() {
      const state = store.get(current)
      const page = store.get(route)
      if (state === 'none' || state === 'full') return
      const added = state === 'unmarked' ? [pathOf(page)] : []
      change((pages) => ({ ...pages, favourites: [...without(pages.favourites, page), ...added].slice(0, mostFavourites) }))
    },
    clearRecent: () => change((pages) => ({ ...pages, recent: [] })),
    start() {
      let { user } = store.get(inputs)
      let unsubscribe: (() => void) | undefined
      function begin() {
        unsubscribe?.()
        const now = key()
        unsubscribe = now === null ? undefined : storage.subscribe?.(now, read)
        read()
        visit()
      }
      begin()
      const stops = [
        store.sub(route, visit),
        store.sub(inputs, () => {
          const next = store.get(inputs).user
          if (next === user) return
          user = next
          begin()
        }),
      ]
      return () => {
        unsubscribe?.()
        stops.forEach((stop) => stop())
      }
    },
  }
}

/** Without its hash: that is a place in the page. */
function pathOf({ fullPath }: RouteInfo): string {
  return fullPath.replace(/#.*/, '')
}

/** Null while it is not known who the user is. */
function keyOf(storageKey: string, user: string | null | undefined): string | null {
  if (user === undefined) return null
  return user === null ? storageKey : `${storageKey}.${user}`
}
