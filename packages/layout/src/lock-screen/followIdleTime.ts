import type { Clock, KeyValueStorage } from '@view-site/platform'

/** The time since the user last did something in any window. */
export interface IdleTime {
  /** Counts as something that the user did. */
  touch: () => void
  start: () => () => void
}

export interface IdleTimeOptions {
  clock: Clock
  storage: KeyValueStorage
  storageKey: string
  /** In ms. */
  idleTime: number
  onIdle: () => void
}

const activityEvents = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const

/** How often the last action is stored for the other windows, in ms. */
const storeEvery = 1000

/** Calls `onIdle` when nothing was done in any window for a while; also at the first action after the computer has slept. */
export function followIdleTime({ clock, storage, storageKey, idleTime, onIdle }: IdleTimeOptions): IdleTime {
  let last = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | undefined

  const lastOfAll = () => {
    const stored = Number(storage.getItem(storageKey) ?? Number.NaN)
    // A clock that was set back would never be idle again.
    return Number.isFinite(stored) && stored <= clock.now() ? Math.max(last, stored) : last
  }
  const isIdle = () => clock.now() - lastOfAll() >= idleTime
  function touch(): void {
    last = clock.now()
    storage.setItem(storageKey, String(last))
  }
  function note(): void {
    if (clock.now() - last < Math.min(storeEvery, idleTime)) return
    if (isIdle()) onIdle()
    else touch()
  }
  function check(): void {
    if (isIdle()) onIdle()
    cancel?.()
    const left = lastOfAll() + idleTime - clock.now()
    cancel = clock.after(left > 0 ? left : idleTime, check)
  }

  return {
    touch,
    start() {
      const controller = new AbortController()
      const options = { capture: true, passive: true, signal: controller.signal }
      if (storage.getItem(storageKey) === null) touch()
      for (const type of activityEvents) document.addEventListener(type, note, options)
      document.addEventListener('visibilitychange', check, options)
      check()
      return () => {
        controller.abort()
        cancel?.()
      }
    },
  }
}
