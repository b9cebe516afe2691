import { atom, type Atom } from 'jotai/vanilla'
import { systemClock, type Clock } from '@view-site/platform'
import type { Layout } from '../core/Layout.ts'
import { followIdleTime } from './followIdleTime.ts'
import { isLockShortcut } from './isLockShortcut.ts'

/** Whether a password was right; `failed` if it could not be checked. */
export type UnlockResult = 'unlocked' | 'wrong' | 'failed'

/** The lock of a layout: all windows of a user are locked together, also after a reload. */
export interface Lock {
  readonly layout: Layout
  readonly locked: Atom<boolean>
  /** Locks all windows of the user; does nothing while there is no `user`. */
  lock: () => void
  /** Asks the app whether the password is right, and then unlocks all windows. */
  unlock: (password: string) => Promise<UnlockResult>
  /** Follows the other windows, the idle time and the shortcut. Returns a cleanup function. */
  start: () => () => void
}

/** Who unlocks, and what locks besides `lock()`. */
export interface LockOptions {
  /** Whether the password of the present user is right. What it throws is shown as “could not be checked”. */
  unlock: (password: string) => boolean | Promise<boolean>
  /** Locks after this many ms without a key, pointer or wheel in any window. @default never */
  idleTime?: number
  /** Whether Ctrl+Shift+L and ⌘⇧L lock. @default false */
  shortcut?: boolean
  /** Key of the stored state. @default the layout's, with `.lock` */
  storageKey?: string
  /** @default the browser's */
  clock?: Clock
}

/**
 * Makes the lock of a layout whose `user` is set. The state is stored: a reload stays locked, and so does a new window. It hides the app from
 * people at the screen; sessions on servers, and what scripts or developer tools can read, are the app's to protect. Call `start()` after
 * creating the layout, and render `LockScreen` next to `AppLayout`.
 */
export function createLock(layout: Layout, options: LockOptions): Lock {
  const { idleTime, shortcut = false, storageKey = `${layout.storageKey}.lock`, clock = systemClock } = options
  const { store, inputs, storage } = layout
  const stored = atom(storage.getItem(storageKey))
  // While it is not known who the user is, it may be who locked.
  const locked = atom((get) => {
    const [by, { user }] = [get(stored), get(inputs)]
    return by !== null && (user === undefined || user === by)
  })
  const idle =
    idleTime === undefined ? null : followIdleTime({ clock, storage, storageKey: `${storageKey}.active`, idleTime, onIdle: lock })

  function write(by: string | null): void {
    if (by === null) storage.removeItem(storageKey)
    else storage.setItem(storageKey, by)
    store.set(stored, by)
  }
  function lock(): void {
    const { user } = store.get(inputs)
    if (typeof user === 'string') write(user)
  }
  async function unlock(password: string): Promise<UnlockResult> {
    try {
      if (!(await options.unlock(password))) return 'wrong'
    } catch {
      return 'failed'
    }
    idle?.touch()
    write(null)
    return 'unlocked'
  }

  return {
    layout,
    locked,
    lock,
    unlock,
    start() {
      const stops = [
        storage.subscribe?.(storageKey, () => store.set(stored, storage.getItem(storageKey))),
        unlockAtSignOut(layout, () => write(null)),
        guardWhileLocked(layout, locked),
        shortcut ? followShortcut(lock) : undefined,
        idle?.start(),
      ]
      return () => stops.forEach((stop) => stop?.())
    },
  }
}

/** Who signs in again has entered a password. */
function unlockAtSignOut({ store, inputs }: Layout, unlock: () => void): () => void {
  let { user } = store.get(inputs)
  return store.sub(inputs, () => {
    const next = store.get(inputs).user
    if (typeof user === 'string' && next === null) unlock()
    user = next
  })
}

/** While locked, hides everything else, stays on the page, and answers questions with no. */
function guardWhileLocked({ store, router, question }: Layout, locked: Atom<boolean>): () => void {
  let unblock: (() => void) | undefined
  function follow(): void {
    const isLocked = store.get(locked)
    document.documentElement.toggleAttribute('data-screen-locked', isLocked)
    if (isLocked) {
      unblock ??= router.block(() => false)
      store.get(question)?.answer(false)
    } else {
      unblock?.()
      unblock = undefined
    }
  }
  follow()
  const stops = [store.sub(locked, follow), store.sub(question, follow)]
  return () => {
    stops.forEach((stop) => stop())
    unblock?.()
    document.documentElement.removeAttribute('data-screen-locked')
  }
}

function followShortcut(lock: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!isLockShortcut(event)) return
    event.preventDefault()
    lock()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
