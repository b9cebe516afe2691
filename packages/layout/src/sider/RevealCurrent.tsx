import { keepInView } from '@view-site/platform'
import { useEffect, type RefObject } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'

/** Scrolls the current page of a menu into view after each navigation. A separate component, so that the menu does not render with it. */
export function RevealCurrent({ menu: box }: { menu: RefObject<HTMLElement | null> }) {
  const current = useAtomSelector(useLayout().menu.place, (place) => place.current)
  useEffect(() => {
    if (box.current && current !== null) keepInView(box.current, box.current.querySelector('[aria-current]'))
  }, [box, current])
  return null
}
