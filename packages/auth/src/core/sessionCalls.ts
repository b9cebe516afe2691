import { createAccount, type AccountOptions } from './createAccount.ts'
import { createEntry, type EntryOptions } from './createEntry.ts'

/** Calls of a session that come with the first use: few visits need one. */
export function sessionCalls(options: AccountOptions & EntryOptions) {
  return { ...createEntry(options), ...createAccount(options) }
}
