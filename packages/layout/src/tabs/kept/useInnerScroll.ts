import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** A hidden box loses its scroll position: each gets it back when the page is shown again. */
export function useInnerScroll(ref: RefObject<HTMLElement | null>, active: boolean): void {
  const places = useRef(new Map<Element, { top: number; left: number }>())
  useEffect(() => {
    const page = ref.current
    const onScroll = ({ target }: Event) => {
      // An element that is being hidden reports position 0.
      if (target instanceof Element && target.getClientRects().length > 0)
        places.current.set(target, { top: target.scrollTop, left: target.scrollLeft })
    }
    page?.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => page?.removeEventListener('scroll', onScroll, { capture: true })
  }, [ref])
  useLayoutEffect(() => {
    if (!active) return
    for (const [element, place] of places.current) {
      if (element.isConnected) element.scrollTo({ ...place, behavior: 'instant' })
      else places.current.delete(element)
    }
  }, [active])
}
