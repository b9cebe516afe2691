/** Severity of a log entry. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Writes one entry. Fields never contain a token, a password, a code or a body. */
export type Log = (level: LogLevel, message: string, fields?: Record<string, string | number | boolean | undefined>) => void

const ranks = { debug: 0, info: 1, warn: 2, error: 3 } as const satisfies Record<LogLevel, number>

/** A log that writes one JSON object per line. */
export function jsonLog(write: (line: string) => void, now: () => Date, least: LogLevel = 'info'): Log {
  return (level, message, fields = {}) => {
    if (ranks[level] < ranks[least]) return
    write(`${JSON.stringify({ time: now().toISOString(), level, message, ...fields })}\n`)
  }
}

/** A log that discards everything. */
export const silentLog: Log = () => undefined
