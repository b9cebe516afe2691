import { placeOf } from '../article/headingBox.ts'

/** Marks the anchor of the section being read in the list of anchors beside the article. Gives back what ends it. */
export function followHeadings(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('aside nav a[href^="#"]')]
  const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [])
  if (headings.length === 0) return () => undefined
  const places = headings.map((heading) => ({ heading, offset: offsetOf(heading) + tolerance }))
  const controller = new AbortController()
  let frame = 0
  const mark = () => {
    frame = 0
    const reached = headingAt(places)
    for (const link of links) {
      if (decodeURIComponent(link.hash.slice(1)) === reached?.id) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  const schedule = () => (frame ||= requestAnimationFrame(mark))
  addEventListener('scroll', schedule, { passive: true, signal: controller.signal })
  addEventListener('resize', schedule, { passive: true, signal: controller.signal })
  schedule()
  return () => {
    controller.abort()
    cancelAnimationFrame(frame)
    for (const link of links) link.removeAttribute('aria-current')
  }
}

/** What a jump may miss, in pixels. */
const tolerance = 4

/** How far below the top of the window a jump to a heading leaves it. Only the API's headings have room of their own above them. */
function offsetOf(heading: HTMLElement): number {
  const own = heading.dataset['apiAnchor'] === undefined ? 0 : pixels(getComputedStyle(heading).scrollMarginTop)
  return pixels(getComputedStyle(document.documentElement).scrollPaddingTop) + own
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0
}

function headingAt(places: readonly { heading: HTMLElement; offset: number }[]): HTMLElement | undefined {
  const { scrollHeight, clientHeight } = document.documentElement
  const tops = places.map(({ heading, offset }) => ({ heading, offset, top: placeOf(heading).getBoundingClientRect().top }))
  // The last section may be too short to reach the top: at the end of the page it is the one being read.
  if (scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1) return tops.findLast(({ top }) => top < clientHeight)?.heading
  return (tops.findLast(({ top, offset }) => top <= offset) ?? tops[0])?.heading
}
