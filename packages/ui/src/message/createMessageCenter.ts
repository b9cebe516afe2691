/** What a message is about: its colour and icon. */
export type MessageType = 'info' | 'success' | 'warning' | 'error'

/** A message of one line. */
export interface MessageOptions {
  /** @default 'info' */
  type?: MessageType | undefined
  text: string
  /** Milliseconds on the screen; 0 stays until closed. @default 3000 */
  duration?: number | undefined
}

/** A message with a title, which may stay. */
export interface NoticeOptions {
  /** @default 'info' */
  type?: MessageType | undefined
  title: string
  text?: string | undefined
  /** Stays until the reader closes it. @default false */
  persistent?: boolean | undefined
  /** Milliseconds on the screen unless persistent. @default 4500 */
  duration?: number | undefined
  /** A button below the text: what the reader may do about it. */
  action?: NoticeAction | undefined
}

/** What a notice offers to do. */
export interface NoticeAction {
  label: string
  onSelect: () => void
}

/** One entry of the region: a one-line message, or a notice with a title and a close button. */
export type MessageEntry =
  | { kind: 'message'; id: number; type: MessageType; text: string }
  | { kind: 'notice'; id: number; type: MessageType; title: string; text: string | undefined; action: NoticeAction | undefined }

/** Passing messages and notices, from wherever they come; `MessageRegion` draws them. */
export interface MessageCenter {
  /** Shows one line for a while; returns what closes it early. */
  message: (options: MessageOptions) => () => void
  /** Shows a card with a title; returns what closes it. */
  notice: (options: NoticeOptions) => () => void
  close: (id: number) => void
  clear: () => void
  /** Stops all clocks; each goes on with what was left after `resume`. */
  pause: () => void
  resume: () => void
  subscribe: (listener: () => void) => () => void
  /** The entries on the screen, oldest first; the same array until something changes. */
  entries: () => readonly MessageEntry[]
}

interface Timer {
  left: number
  startedAt: number
  handle: ReturnType<typeof setTimeout> | undefined
}

/** A store of messages outside React: anything may write to it, a `MessageRegion` shows it. */
export function createMessageCenter(): MessageCenter {
  const listeners = new Set<() => void>()
  const timers = new Map<number, Timer>()
  let entries: readonly MessageEntry[] = []
  let paused = false
  let lastId = 0

  function change(next: readonly MessageEntry[]) {
    entries = next
    for (const listener of listeners) listener()
  }

  function close(id: number) {
    stop(id)
    timers.delete(id)
    if (entries.some((entry) => entry.id === id)) change(entries.filter((entry) => entry.id !== id))
  }

  function start(id: number) {
    const timer = timers.get(id)
    if (timer === undefined || timer.handle !== undefined) return
    timer.startedAt = Date.now()
    timer.handle = setTimeout(() => close(id), timer.left)
  }

  function stop(id: number) {
    const timer = timers.get(id)
    if (timer?.handle === undefined) return
    clearTimeout(timer.handle)
    timer.handle = undefined
    timer.left = Math.max(0, timer.left - (Date.now() - timer.startedAt))
  }

  function open(entry: MessageEntry, duration: number) {
    change([...entries, entry])
    if (duration > 0) {
      timers.set(entry.id, { left: duration, startedAt: 0, handle: undefined })
      if (!paused) start(entry.id)
    }
    return () => close(entry.id)
  }

  return {
    message({ type = 'info', text, duration = 3000 }) {
      lastId += 1
      return open({ kind: 'message', id: lastId, type, text }, duration)
    },
    notice({ type = 'info', title, text, persistent = false, duration = 4500, action }) {
      lastId += 1
      return open({ kind: 'notice', id: lastId, type, title, text, action }, persistent ? 0 : duration)
    },
    close,
    clear() {
      for (const { id } of entries) close(id)
    },
    pause() {
      paused = true
      for (const id of timers.keys()) stop(id)
    },
    resume() {
      paused = false
      for (const id of timers.keys()) start(id)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    entries: () => entries,
  }
}
