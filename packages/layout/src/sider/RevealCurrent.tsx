import { useEffect, type RefObject } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'
import { attachBehavior } from '../lazy/attachBehavior.ts'

/** Scrolls the current page of a menu into view after each navigation. A separate component, so that the menu does not render with it. */
export function RevealCurrent({ menu }: { menu: RefObject<HTMLElement | null> }) {
  const current = useAtomSelector(useLayout().menu.place, (place) => place.current)
  useEffect(() => {
    if (current === null) return undefined
    return attachBehavior(({ keepCurrentInView }) => keepCurrentInView(menu.current))
  }, [menu, current])
  return null
}
