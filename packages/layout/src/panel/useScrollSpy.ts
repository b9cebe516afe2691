import { useEffect, useState } from 'react'
import { anchorOffset, type Anchor } from './anchor.ts'

/** Scroll spy: id of the heading being read, the last one that has passed its offset; at the page's end, the last visible one. */
export function useScrollSpy(anchors: readonly Anchor[]): string | null {
  const [active, setActive] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      setActive(activeAnchor(anchors))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(read)
    }
    // Headings also move when content above them is laid out, loaded or opened.
    const growth = new ResizeObserver(onScroll)
    growth.observe(document.body)
    read()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      growth.disconnect()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    }
  }, [anchors])
  return active
}

function activeAnchor(anchors: readonly Anchor[]): string | null {
  const tops = anchors.flatMap(({ id, offset }) => {
    const heading = document.getElementById(id)
    return heading ? [{ id, top: heading.getBoundingClientRect().top, offset: offset ?? offsetOf(heading) }] : []
  })
  const { scrollHeight, clientHeight } = document.documentElement
  const atEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1
  if (atEnd) return tops.findLast(({ top }) => top < clientHeight)?.id ?? null
  // A few pixels of tolerance: a jump may stop at a fraction.
  return tops.findLast(({ top, offset }) => top <= offset + 4)?.id ?? tops[0]?.id ?? null
}

/** Distance from the window's top after a jump to a heading: the page's own, and the heading's scroll margin. */
function offsetOf(heading: HTMLElement): number {
  return anchorOffset + (Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0)
}
