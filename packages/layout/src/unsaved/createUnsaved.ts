import type { RouterPort } from '../core/RouterPort.ts'

/** Pages with changes that nobody has saved. */
export interface Unsaved {
  /** Marks a page until the returned function is called. */
  mark: (path: string) => () => void
  has: (path: string) => boolean
  /** Forgets a page's marks: the visitor has agreed, or the page is gone. */
  forget: (path: string) => void
  /** Asks whether a page may be given up; yes at once where nothing is unsaved. */
  mayDrop: (path: string) => Promise<boolean>
  /** Asks whether all pages may be given up; after a yes they are forgotten. */
  mayDropAll: () => Promise<boolean>
  subscribe: (listener: () => void) => () => void
  /** Says which pages live on when the visitor goes to another one; these are not asked about then. Tabs set it. */
  keeps: (path: string) => boolean
}

export interface CreateUnsavedOptions {
  router: RouterPort
  /** Asks the visitor. */
  ask: () => Promise<boolean>
}

/** Makes the store of unsaved pages. While there is one, leaving it and closing the window are asked about. */
export function createUnsaved({ router, ask }: CreateUnsavedOptions): Unsaved {
  const marks = new Map<string, Set<object>>()
  const listeners = new Set<() => void>()
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
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  function changed() {
    if (marks.size > 0) stopGuards ??= guard()
    else {
      stopGuards?.()
      stopGuards = null
    }
    listeners.forEach((listener) => listener())
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
