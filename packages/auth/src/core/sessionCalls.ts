import { createAccount, type AccountOptions } from './createAccount.ts'
import { createEntry, type EntryOptions } from './createEntry.ts'

/** The lazily loaded calls of a session, which few visits need. */
export function sessionCalls(options: AccountOptions & EntryOptions) {
  return { ...createEntry(options), ...createAccount(options) }
}
