import { watchCurrentHeading } from '@view-site/platform'
import { anchorOffset, type Anchor } from './anchor.ts'

/**
 * Reports the id of the heading that is being read: the last one that has passed its offset; at the page's end, the last visible one. Returns
 * a cleanup function.
 */
export function watchAnchors(anchors: readonly Anchor[], onActive: (id: string | null) => void): () => void {
  const places = () =>
    anchors.flatMap(({ id, offset }) => {
      const heading = document.getElementById(id)
      return heading ? [{ heading, offset: offset ?? offsetOf(heading) }] : []
    })
  return watchCurrentHeading(places, (heading = places()[0]?.heading) => onActive(heading?.id ?? null))
}

/** Distance from the window's top after a jump to a heading: the page's own, and the heading's scroll margin. */
function offsetOf(heading: HTMLElement): number {
  return anchorOffset + (Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0)
}
