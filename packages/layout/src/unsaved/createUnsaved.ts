import { createObservable } from '@view-site/platform'
import { pageIdOf } from '../core/pageIdOf.ts'
import type { RouterPort } from '../core/RouterPort.ts'

/** Pages with unsaved changes, by their ids. */
export interface Unsaved {
  /** Marks a page until the returned function is called. A second mark with the same `source` replaces the first. */
  mark: (page: string, source?: object) => () => void
  has: (page: string) => boolean
  /** Clears a page's marks: the visitor has agreed, or the page is gone. */
  forget: (page: string) => void
  /** Asks whether a page may be discarded; yes at once where nothing is unsaved. */
  mayDrop: (page: string) => Promise<boolean>
  /** Asks whether all pages may be discarded; after a yes their marks are cleared. */
  mayDropAll: () => Promise<boolean>
  /** Calls a function that remounts the current page: at once where nothing is lost, or else if the visitor agrees. */
  beforeReload: (remount: () => void) => void
  subscribe: (listener: () => void) => () => void
  /** Whether a page stays alive when the visitor navigates away, so that there is nothing to ask. Set by the tabs. */
  keeps: (page: string) => boolean
}

export interface CreateUnsavedOptions {
  router: RouterPort
  /** Asks the visitor. */
  ask: () => Promise<boolean>
}

/** Makes the store of unsaved pages. While there is one, leaving it or closing the window asks first. */
export function createUnsaved({ router, ask }: CreateUnsavedOptions): Unsaved {
  const marks = new Map<string, Set<object>>()
  const marked = createObservable<readonly string[]>([])
  let stopGuards: (() => void) | null = null

  const unsaved: Unsaved = {
    keeps: () => false,
    has: (page) => marks.has(page),
    mark(page, source = {}) {
      marks.set(page, (marks.get(page) ?? new Set()).add(source))
      changed()
      return () => {
        const own = marks.get(page)
        own?.delete(source)
        if (own?.size === 0) unsaved.forget(page)
      }
    },
    forget(page) {
      if (marks.delete(page)) changed()
    },
    async mayDrop(page) {
      return !marks.has(page) || ask()
    },
    beforeReload(remount) {
      const page = pageIdOf(router.current())
      if (!marks.has(page) || unsaved.keeps(page)) remount()
      else void mayForget(page).then((agreed) => agreed && remount())
    },
    async mayDropAll() {
      const agreed = marks.size === 0 || (await ask())
      if (agreed) [...marks.keys()].forEach((page) => unsaved.forget(page))
      return agreed
    },
    subscribe: marked.subscribe,
  }

  function changed() {
    if (marks.size > 0) stopGuards ??= guard()
    else {
      stopGuards?.()
      stopGuards = null
    }
    marked.set([...marks.keys()])
  }
  async function mayForget(page: string) {
    const agreed = await unsaved.mayDrop(page)
    if (agreed) unsaved.forget(page)
    return agreed
  }
  function guard() {
    const stopBlock = router.block(async (next) => {
      const now = router.current()
      const page = pageIdOf(now)
      // Other parameters of a page whose tab is that of its route replace what it shows.
      const isSamePage = next !== null && pageIdOf(next) === page
      if (isSamePage ? next.path === now.path : unsaved.keeps(page)) return true
      return mayForget(page)
    })
    window.addEventListener('beforeunload', stay)
    return () => {
      stopBlock()
      window.removeEventListener('beforeunload', stay)
    }
  }
  return unsaved
}

function stay(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
