import { watchCurrentHeading } from '@view-site/platform'
import { useEffect, useState } from 'react'
import { anchorOffset, type Anchor } from './anchor.ts'

/** Scroll spy: id of the heading being read, the last one that has passed its offset; at the page's end, the last visible one. */
export function useScrollSpy(anchors: readonly Anchor[]): string | null {
  const [active, setActive] = useState<string | null>(null)
  useEffect(() => {
    const places = () =>
      anchors.flatMap(({ id, offset }) => {
        const heading = document.getElementById(id)
        return heading ? [{ heading, offset: offset ?? offsetOf(heading) }] : []
      })
    return watchCurrentHeading(places, (heading = places()[0]?.heading) => setActive(heading?.id ?? null))
  }, [anchors])
  return active
}

/** Distance from the window's top after a jump to a heading: the page's own, and the heading's scroll margin. */
function offsetOf(heading: HTMLElement): number {
  return anchorOffset + (Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0)
}
