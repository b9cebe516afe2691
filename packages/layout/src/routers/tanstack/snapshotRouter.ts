import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'

/** A router that is frozen while another page is current. */
export interface SnapshotRouter {
  router: AnyRouter
  dispose: () => void
}

interface Readable<T> {
  get: () => T
}

type State = AnyRouter['state']

/**
 * A view of a live router for the page that is current now. Its stores give live values while `isCurrent`, and the last ones from then
 * otherwise: a hidden page never sees another page's URL, params or data. Everything else is the live router's.
 *
 * The stores are what the router's own hooks read; they are not documented, so a test covers what is relied on here.
 */
export function snapshotRouter(live: AnyRouter, isCurrent: () => boolean): SnapshotRouter {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- the router's own name for the store of its whole state
  const whole = observable(live.stores.__store)
  let state = whole.get()
  const now = () => {
    if (isCurrent()) state = whole.get()
    return state
  }
  const subscription = whole.subscribe(now)

  // Each store notifies of every change while the page is current: coming back changes all of them at once.
  function snapshot<T>(read: (now: State) => T): SnapshotStore<T> {
    return {
      get: () => read(now()),
      subscribe(observer: Observer<T>) {
        const notify = typeof observer === 'function' ? observer : (value: T) => observer.next?.(value)
        return whole.subscribe(() => {
          if (isCurrent()) notify(read(now()))
        })
      },
    }
  }
  const matchStores = new Map<string, SnapshotStore<AnyRouteMatch | undefined>>()
  const stores = {
    ...live.stores,
    _linkScopes: undefined,
    __store: snapshot((one) => one),
    status: snapshot((one) => one.status),
    location: snapshot((one) => one.location),
    resolvedLocation: snapshot((one) => one.resolvedLocation),
    matches: snapshot((one) => one.matches),
    ids: snapshot(idsOf()),
    getMatchStore(routeId: string) {
      const found = matchStores.get(routeId) ?? snapshot(({ matches }) => matches.find((match) => match.routeId === routeId))
      matchStores.set(routeId, found)
      return found
    },
  }
  const router: AnyRouter = Object.create(live, {
    stores: { value: stores },
    // The live router is inside the app's own wrapper already.
    options: { get: () => ({ ...live.options, Wrap: undefined, InnerWrap: undefined }) },
  })
  return { router, dispose: () => subscription.unsubscribe() }
}

type Observer<T> = ((value: T) => void) | { next?(value: T): void }

interface SnapshotStore<T> extends Readable<T> {
  subscribe: (observer: Observer<T>) => { unsubscribe(): void }
}

interface Observable<T> extends Readable<T> {
  subscribe: (observer: () => void) => { unsubscribe(): void }
}

function observable<T>(store: Readable<T>): Observable<T> {
  const isObservable = (one: Readable<T>): one is Observable<T> => 'subscribe' in one && typeof one.subscribe === 'function'
  if (!isObservable(store))
    throw new Error('Pages are kept alive in a browser only: this router’s stores cannot be observed. Use its own view on a server.')
  return store
}

// The same list as long as its ids are the same.
function idsOf(): (state: State) => string[] {
  let last: string[] = []
  return ({ matches }) => {
    const ids = matches.map(({ routeId }: AnyRouteMatch) => routeId)
    if (ids.join('\n') !== last.join('\n')) last = ids
    return last
  }
}
