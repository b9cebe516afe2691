import { useEffect, type RefObject } from 'react'
import { useAtomValue } from '../../common/useAtomValue.ts'
import { useTabsShared } from './TabsContext.tsx'

/** Scrolls the list, and nothing around it, until the current tab is visible: when it becomes current, and when the list gets another size. */
export function useScrollToCurrentTab(ref: RefObject<HTMLElement | null>): void {
  const current = useAtomValue(useTabsShared().tabs.current)
  useEffect(() => {
    const list = ref.current
    if (current === null || !list) return undefined
    reveal(list)
    // Its buttons appear once the tabs are measured, and take space from it.
    const observer = new ResizeObserver(() => reveal(list))
    observer.observe(list)
    return () => observer.disconnect()
  }, [ref, current])
}

function reveal(list: HTMLElement): void {
  const tab = list.querySelector('[data-current]')
  if (!tab) return
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (inner.left < outer.left) list.scrollLeft += inner.left - outer.left
  else if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right
}
