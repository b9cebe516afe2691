import { createAccount, type AccountOptions } from './createAccount.ts'
import { createEntry, type EntryOptions } from './createEntry.ts'

/** Calls of a session that load on first use: few visits need them. */
export function sessionCalls(options: AccountOptions & EntryOptions) {
  return { ...createEntry(options), ...createAccount(options) }
}
