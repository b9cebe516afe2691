import type { CallPath } from '../calls.ts'
import type { Caller } from './createCaller.ts'

/** One behaviour of one call. */
export interface Case {
  path: CallPath
  /** What the call has to do, as a sentence without its subject. */
  name: string
  run: (caller: Caller) => Promise<void>
}

/** The account that cases with a session use. */
export interface CheckAccount {
  mail: string
  password: string
}
