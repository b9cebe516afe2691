import { useState } from 'react'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import type { TabMenuProps } from './TabMenu.tsx'
import type { TabMenuState } from './useTabMenu.ts'

const load = () => import('./TabMenu.tsx')
const TabMenu = lazyPart(load)

/** Loads the code of the menus; called when a pointer or the focus reaches a button that opens one. */
export function preloadTabMenu(): void {
  void load().catch(() => undefined)
}

/** The tab bar's menus, loaded when the first is opened. */
export function LazyTabMenu({ what, open, setOpen, ...acts }: TabMenuState & Pick<TabMenuProps, 'onMove' | 'onClose' | 'onGroup'>) {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  const close = () => {
    setOpen(false)
    setWasOpen(false)
  }
  return what && wasOpen && <TabMenu what={what} open={open} onOpenChange={setOpen} {...acts} onMissing={close} />
}
