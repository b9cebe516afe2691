import { createObservable } from '@view-site/platform'

/** Kind of a message, which determines its colour and icon. */
export type MessageType = 'info' | 'success' | 'warning' | 'error'

/** A one-line message. */
export interface MessageOptions {
  /** @default 'info' */
  type?: MessageType | undefined
  text: string
  /** Display time in milliseconds; 0 shows it until it is closed. @default 3000 */
  duration?: number | undefined
}

/** A message with a title, optionally persistent. */
export interface NoticeOptions {
  /** @default 'info' */
  type?: MessageType | undefined
  title: string
  text?: string | undefined
  /** Whether it stays until the user closes it. @default false */
  persistent?: boolean | undefined
  /** Display time in milliseconds unless persistent. @default 4500 */
  duration?: number | undefined
  /** A button below the text. */
  action?: NoticeAction | undefined
}

/** The action of a notice. */
export interface NoticeAction {
  label: string
  /** While the returned promise is pending, the button is busy. */
  onSelect: () => void | Promise<unknown>
}

/** One entry of the region: a one-line message, or a notice with a title and a close button. */
export type MessageEntry =
  | { kind: 'message'; id: number; type: MessageType; text: string }
  | { kind: 'notice'; id: number; type: MessageType; title: string; text: string | undefined; action: NoticeAction | undefined }

/** Manages transient messages and notices; `MessageRegion` renders them. */
export interface MessageCenter {
  /** Shows a transient message; returns a function that closes it early. */
  message: (options: MessageOptions) => () => void
  /** Shows a card with a title; returns a function that closes it. */
  notice: (options: NoticeOptions) => () => void
  close: (id: number) => void
  clear: () => void
  /** Pauses all timers; after `resume` each continues with its remaining time. */
  pause: () => void
  resume: () => void
  subscribe: (listener: () => void) => () => void
  /** The visible entries, oldest first; the same array until something changes. */
  entries: () => readonly MessageEntry[]
}

interface Timer {
  left: number
  startedAt: number
  handle: ReturnType<typeof setTimeout> | undefined
}

/** A message store outside React: any code can add messages, a `MessageRegion` shows them. */
export function createMessageCenter(): MessageCenter {
  const entries = createObservable<readonly MessageEntry[]>([])
  const timers = new Map<number, Timer>()
  let paused = false
  let lastId = 0

  function close(id: number) {
    stop(id)
    timers.delete(id)
    const open = entries.get()
    if (open.some((entry) => entry.id === id)) entries.set(open.filter((entry) => entry.id !== id))
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
    entries.set([...entries.get(), entry])
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
      for (const { id } of entries.get()) close(id)
    },
    pause() {
      paused = true
      for (const id of timers.keys()) stop(id)
    },
    resume() {
      paused = false
      for (const id of timers.keys()) start(id)
    },
    subscribe: entries.subscribe,
    entries: entries.get,
  }
}
