import { useSyncExternalStore } from 'react'
import { useTabsShared } from './TabsContext.tsx'

/** Whether the page of a tab has unsaved changes. */
export function useUnsavedMark(id: string): boolean {
  const { unsaved } = useTabsShared()
  return useSyncExternalStore(unsaved.subscribe, () => unsaved.has(id))
}
