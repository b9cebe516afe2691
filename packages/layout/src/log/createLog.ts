import { createObservable } from '@view-site/platform'
import type { Log, LogEntry } from '../core/Log.ts'
import { maskToken, scrubUrl, scrubValue } from './scrub.ts'

/** Who and where: read from the app for every entry. */
export interface LogContext {
  /** The user's info, without secrets. */
  user?: unknown
  uuid?: string | undefined
  /** Stored masked, and masked wherever it occurs. */
  token?: string | undefined
}

/** Where a log gets its context from, and how many entries it keeps. */
export interface CreateLogOptions {
  /** Called for every entry. */
  context?: () => LogContext
  /** How many entries are kept; the oldest go first. @default 500 */
  max?: number
  /** @default the address of the page */
  url?: () => string
  /** @default the clock */
  now?: () => Date
}

/** Makes a log. It lives as long as the page and contains no secrets. */
export function createLog({
  context = () => ({}),
  max = 500,
  url = () => location.href,
  now = () => new Date(),
}: CreateLogOptions = {}): Log {
  const { get, set, subscribe } = createObservable<readonly LogEntry[]>([])
  let count = 0
  return {
    get,
    subscribe,
    clear: () => set([]),
    add({ message, type = 'info', detail = null }) {
      const { user = null, uuid = null, token } = context()
      const clean = (value: unknown) => scrubValue(value, token)
      count += 1
      const entry: LogEntry = {
        id: count,
        message: String(clean(message)),
        type,
        time: now().toISOString(),
        meta: {
          user: clean(user),
          uuid,
          token: token === undefined ? null : maskToken(token),
          url: scrubUrl(url()),
          detail: clean(detail),
        },
      }
      set([entry, ...get()].slice(0, max))
    },
  }
}
