import { useState } from 'react'
import type { MouseEvent } from 'react'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useTabsShared } from './TabsContext.tsx'

/** Which menu: the list of tabs, the actions of the current tab, or those of the tab or group that was right-clicked. */
export type TabMenuKind = 'list' | 'current' | 'tab' | 'group'

/** The menu that is shown, and functions that open it. */
export interface TabMenuState {
  /** The menu that was opened last, with the id of its tab or group; null before the first. */
  what: { kind: TabMenuKind; id: string | null; at: { x: number; y: number }; from: HTMLElement } | null
  open: boolean
  setOpen: (open: boolean) => void
  shows: (kind: TabMenuKind) => boolean
  openAt: (kind: TabMenuKind, id: string, event: MouseEvent<HTMLElement>) => void
  openBelow: (kind: TabMenuKind, button: HTMLElement) => void
}

/** The menu of the tab bar; it shows the list of tabs, or the actions of one tab or group. */
export function useTabMenu(): TabMenuState {
  const { store } = useLayout()
  const { tabs } = useTabsShared()
  const [what, setWhat] = useState<TabMenuState['what']>(null)
  const [open, setOpen] = useState(false)
  function show(next: NonNullable<TabMenuState['what']>) {
    setWhat(next)
    setOpen(true)
  }
  return {
    what,
    open,
    setOpen,
    shows: (kind) => open && what?.kind === kind,
    openAt(kind, id, { clientX, clientY, currentTarget, target }) {
      const head = target instanceof Element ? target.closest('li')?.querySelector<HTMLElement>('a, button') : null
      show({ kind, id, at: { x: clientX, y: clientY }, from: head ?? currentTarget })
    },
    openBelow(kind, button) {
      const { left, bottom } = button.getBoundingClientRect()
      show({ kind, id: store.get(tabs.current), at: { x: left, y: bottom + 4 }, from: button })
    },
  }
}
