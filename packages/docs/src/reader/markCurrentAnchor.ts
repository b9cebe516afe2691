import { watchCurrentHeading } from '@view-site/platform'

import { hashTarget } from '../article/hashTarget.ts'
import { headingBox } from '../article/headingBox.ts'

/** Marks the anchor of the section being read among the links of the page's list of anchors. Returns a cleanup function. */
export function markCurrentAnchor(list: Iterable<HTMLAnchorElement>): () => void {
  const links = Array.from(list, (link) => ({ link, heading: hashTarget(link) }))
  const places = links.flatMap(({ heading }) => (heading ? { heading, offset: offsetOf(heading), box: headingBox(heading) } : []))
  const mark = (reached?: HTMLElement) => {
    for (const { link, heading } of links) link.ariaCurrent = reached && heading === reached ? 'location' : null
  }
  const stop = watchCurrentHeading(
    () => places,
    (reached = places[0]?.heading) => mark(reached),
  )
  return () => {
    stop()
    mark()
  }
}

/** Distance of a heading from the top of the window after a jump to it. Only headings above API tables set their own margin. */
function offsetOf(heading: HTMLElement): number {
  const own = heading.dataset['apiAnchor'] === undefined ? 0 : pixels(getComputedStyle(heading).scrollMarginTop)
  return pixels(getComputedStyle(document.documentElement).scrollPaddingTop) + own
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0
}
