import { useSyncExternalStore } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'
import type { Log, LogEntry } from '../core/Log.ts'

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
