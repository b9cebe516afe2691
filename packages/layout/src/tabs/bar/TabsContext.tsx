import type { PrimitiveAtom } from 'jotai/vanilla'
import { createContext, useContext } from 'react'
import type { Tabs } from '../../core/Tabs.ts'
import type { Unsaved } from '../../unsaved/createUnsaved.ts'

/** What the parts of the tab bar share. */
export interface TabsShared {
  tabs: Tabs
  unsaved: Unsaved
  /** Whether the content fills the window. */
  maximized: PrimitiveAtom<boolean>
}

/** Provided by the tab bar to its parts. */
export const TabsContext = createContext<TabsShared | null>(null)

/** The tab bar around a part of it. */
export function useTabsShared(): TabsShared {
  const shared = useContext(TabsContext)
  if (!shared) throw new Error('A part of the tab bar is used outside of it. Render it inside <TabBar>.')
  return shared
}
