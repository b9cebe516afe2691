import { lazy, Suspense } from 'react'
import type { TabMenuProps } from './TabMenu.tsx'
import type { TabMenuState } from './useTabMenu.ts'

const load = () => import('./TabMenu.tsx')
const TabMenu = lazy(load)

/** Loads the code of the menus; called when a pointer or the focus reaches a button that opens one. */
export function preloadTabMenu(): void {
  void load().catch(() => undefined)
}

/** The tab bar's menus, loaded when the first is opened. */
export function LazyTabMenu({ what, open, setOpen, ...acts }: TabMenuState & Pick<TabMenuProps, 'onMove' | 'onClose' | 'onGroup'>) {
  if (!what) return null
  return (
    <Suspense fallback={null}>
      <TabMenu what={what} open={open} onOpenChange={setOpen} {...acts} />
    </Suspense>
  )
}
