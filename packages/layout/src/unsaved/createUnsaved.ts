import { createObservable } from '@view-site/platform'
import type { RouterPort } from '../core/RouterPort.ts'

/** Pages with unsaved changes. */
export interface Unsaved {
  /** Marks a page until the returned function is called. */
  mark: (path: string) => () => void
  has: (path: string) => boolean
  /** Clears a page's marks: the visitor has agreed, or the page is gone. */
  forget: (path: string) => void
  /** Asks whether a page may be discarded; yes at once where nothing is unsaved. */
  mayDrop: (path: string) => Promise<boolean>
  /** Asks whether all pages may be discarded; after a yes their marks are cleared. */
  mayDropAll: () => Promise<boolean>
  subscribe: (listener: () => void) => () => void
  /** Whether a page stays alive when the visitor navigates away, so that there is nothing to ask. Set by the tabs. */
  keeps: (path: string) => boolean
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
    has: (path) => marks.has(path),
    mark(path) {
      const token = {}
      marks.set(path, (marks.get(path) ?? new Set()).add(token))
      changed()
      return () => {
        const own = marks.get(path)
        own?.delete(token)
        if (own?.size === 0) unsaved.forget(path)
      }
    },
    forget(path) {
      if (marks.delete(path)) changed()
    },
    async mayDrop(path) {
      return !marks.has(path) || ask()
    },
    async mayDropAll() {
      const agreed = marks.size === 0 || (await ask())
      if (agreed) [...marks.keys()].forEach((path) => unsaved.forget(path))
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
  function guard() {
    const stopBlock = router.block(async (next) => {
      const { path } = router.current()
      if (next?.path === path || unsaved.keeps(path)) return true
      const agreed = await unsaved.mayDrop(path)
      if (agreed) unsaved.forget(path)
      return agreed
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
