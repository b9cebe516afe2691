import { watchCurrentHeading } from '@view-site/platform'

import { headingBox } from '../article/headingBox.ts'

/** Marks the anchor of the section being read among the links of the page's list of anchors. Returns a cleanup function. */
export function markCurrentAnchor(list: Iterable<HTMLAnchorElement>): () => void {
  const links = [...list]
  const headings = links.flatMap((link) => document.getElementById(idOf(link)) ?? [])
  if (headings.length === 0) return () => undefined
  const places = headings.map((heading) => ({ heading, offset: offsetOf(heading), box: headingBox(heading) }))
  const stop = watchCurrentHeading(
    () => places,
    (reached = headings[0]) => {
      for (const link of links) {
        if (idOf(link) === reached?.id) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    },
  )
  return () => {
    stop()
    for (const link of links) link.removeAttribute('aria-current')
  }
}

function idOf(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.hash.slice(1))
}

/** Distance of a heading from the top of the window after a jump to it. Only headings above API tables set their own margin. */
function offsetOf(heading: HTMLElement): number {
  const own = heading.dataset['apiAnchor'] === undefined ? 0 : pixels(getComputedStyle(heading).scrollMarginTop)
  return pixels(getComputedStyle(document.documentElement).scrollPaddingTop) + own
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0
}
