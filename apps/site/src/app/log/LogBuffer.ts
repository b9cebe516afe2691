import type { LogInput } from '@view-site/layout/log'

/** Takes log entries; keeps them in `waiting` until the log is loaded. */
export interface LogBuffer {
  waiting: LogInput[]
  add: (input: LogInput) => void
}

/** Creates an empty buffer. */
export function createLogBuffer(): LogBuffer {
  const waiting: LogInput[] = []
  return { waiting, add: (input) => void waiting.push(input) }
}
