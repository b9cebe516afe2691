/** What an entry carries besides its message. */
export interface LogMeta {
  readonly user: unknown
  readonly uuid: string | null
  /** Masked. */
  readonly token: string | null
  /** Address of the page, without the secrets in it. */
  readonly url: string
  /** Details of the message: a stack, a code, a source. */
  readonly detail: unknown
}

/** Something that happened. */
export interface LogEntry {
  readonly id: number
  readonly message: string
  readonly type: 'info' | 'error'
  /** ISO time. */
  readonly time: string
  readonly meta: LogMeta
}

/** A new entry for the log. */
export interface LogInput {
  message: string
  /** @default 'info' */
  type?: LogEntry['type']
  detail?: unknown
}

/** The log of one page load. */
export interface Log {
  add: (input: LogInput) => void
  /** Newest first: same list until something changes. */
  get: () => readonly LogEntry[]
  clear: () => void
  subscribe: (listener: () => void) => () => void
}
