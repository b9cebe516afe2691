import { useEffect, type RefObject } from 'react'
import { useAtomValue } from '../../common/useAtomValue.ts'
import { useTabsShared } from './TabsContext.tsx'

/** Scrolls the list, and nothing around it, until the current tab is visible. */
export function useScrollToCurrentTab(ref: RefObject<HTMLElement | null>): void {
  const current = useAtomValue(useTabsShared().tabs.current)
  useEffect(() => {
    if (current === null) return
    const list = ref.current
    const tab = list?.querySelector('[data-current]')
    if (!list || !tab) return
    const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (inner.left < outer.left) list.scrollLeft += inner.left - outer.left
    else if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right
  }, [ref, current])
}
