import type { Lock } from './createLock.ts'

/** Props of `LockScreen`. */
export interface LockScreenProps {
  lock: Lock
  /** Whose password is asked for. */
  name?: string | undefined
  /** Adds a button that signs out. */
  onSignOut?: (() => void) | undefined
}
