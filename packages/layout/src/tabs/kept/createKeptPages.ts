import { atom, type Atom } from 'jotai/vanilla'
import { pageIdOf } from '../../core/pageIdOf.ts'
import type { KeepPage, KeptPage, RouteInfo } from '../../core/RouterPort.ts'
import type { Store } from '../../core/Store.ts'

/** A page that is kept alive. */
export interface LivingPage extends KeptPage {
  readonly id: string
}

/** The pages that are kept alive, the current one among them. */
export interface KeptPagesStore {
  readonly list: Atom<readonly LivingPage[]>
  /** Whether the page that is shown is the router's own, and none of these. */
  readonly showsLive: Atom<boolean>
  start(): () => void
}

export interface CreateKeptPagesOptions {
  store: Store
  route: Atom<RouteInfo>
  alive: Atom<readonly string[]>
  keepPage: KeepPage | undefined
}

/** Keeps a page for every live tab: made when the tab becomes current, disposed of when it closes. */
export function createKeptPages({ store, route, alive, keepPage }: CreateKeptPagesOptions): KeptPagesStore {
  const list = atom<readonly LivingPage[]>([])
  const showsLive = atom((get) => !get(list).some(({ id }) => id === pageIdOf(get(route))))

  function follow() {
    const ids = store.get(alive)
    const page = pageIdOf(store.get(route))
    const now = store.get(list)
    const gone = now.filter(({ id }) => !ids.includes(id))
    const isNew = keepPage !== undefined && ids.includes(page) && !now.some(({ id }) => id === page)
    if (gone.length === 0 && !isNew) return
    gone.forEach((one) => one.dispose())
    const kept = now.filter((one) => !gone.includes(one))
    store.set(list, isNew ? [...kept, { id: page, ...keepPage((one) => pageIdOf(one) === page) }] : kept)
  }
  return {
    list,
    showsLive,
    start() {
      follow()
      const stop = store.sub(alive, follow)
      return () => {
        stop()
        store.get(list).forEach((page) => page.dispose())
      }
    },
  }
}
