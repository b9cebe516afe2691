import type { LogInput } from '@view-site/layout/log'

/** What is told to the log; until that is loaded it waits. */
export interface LogInbox {
  waiting: LogInput[]
  add: (input: LogInput) => void
}

/** Makes the inbox of one page. */
export function createLogInbox(): LogInbox {
  const waiting: LogInput[] = []
  return { waiting, add: (input) => void waiting.push(input) }
}
