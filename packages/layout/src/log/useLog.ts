import { useSyncExternalStore } from 'react'
import { useLayout } from '../react/LayoutContext.tsx'
import { useAtomSelector } from '../react/useAtomValue.ts'
import type { Log, LogEntry } from './createLog.ts'

const none: readonly LogEntry[] = []
const never = () => () => {}

/** The app's log and its entries, newest first. */
export function useLog(): { log: Log | null; entries: readonly LogEntry[] } {
  const log = useAtomSelector(useLayout().inputs, (inputs) => inputs.log)
  const entries = useSyncExternalStore(
    log?.subscribe ?? never,
    () => log?.get() ?? none,
    () => none,
  )
  return { log, entries }
}
