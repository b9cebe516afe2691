import { useEffect, useState, type RefObject } from 'react'

/** Whether the tabs overflow, and functions to page through them. */
export function useTabScroll(ref: RefObject<HTMLElement | null>): { overflows: boolean; scrollBy: (pages: number) => void } {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const list = ref.current
    if (!list) return undefined
    const outer = list.parentElement
    // Measured against the whole bar, so that the scroll buttons do not change the answer.
    const measure = () => setOverflows(list.scrollWidth > (outer?.clientWidth ?? 0) - reserved)
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    if (outer) observer.observe(outer)
    const children = new MutationObserver(measure)
    children.observe(list, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      children.disconnect()
    }
  }, [ref])
  function scrollBy(pages: number) {
    const list = ref.current
    if (!list) return
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({ left: pages * forward * list.clientWidth * 0.8 })
  }
  return { overflows, scrollBy }
}

/** Width of the buttons behind the tabs and of the padding, in px. */
const reserved = 100
