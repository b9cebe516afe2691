/** A heading, and where it counts as reached. */
export interface HeadingPlace {
  heading: HTMLElement
  /** Distance from the top of the window at which the heading counts as reached, in pixels. */
  offset: number
  /** The element that is measured. @default the heading */
  box?: HTMLElement
}

/** A jump to a heading may stop at a fraction of a pixel. */
const tolerance = 4

/**
 * Reports the heading whose section is being read, at most once per frame while the page is scrolled or changes its size; `undefined`
 * above the first. `places` are in the order of the page, and are read each time. Returns a cleanup function.
 */
export function watchCurrentHeading(
  places: () => readonly HeadingPlace[],
  onHeading: (heading: HTMLElement | undefined) => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let frame = 0
  const read = () => {
    frame = 0
    onHeading(currentHeading(places()))
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(read)
  }
  addEventListener('scroll', schedule, { passive: true, signal })
  addEventListener('resize', schedule, { passive: true, signal })
  // Headings also move when content above them is laid out, loaded or opened.
  const growth = new ResizeObserver(schedule)
  growth.observe(document.body)
  schedule()
  return () => {
    controller.abort()
    growth.disconnect()
    cancelAnimationFrame(frame)
  }
}

function currentHeading(places: readonly HeadingPlace[]): HTMLElement | undefined {
  const { scrollHeight, clientHeight } = document.documentElement
  const tops = places.map(({ heading, offset, box = heading }) => ({ heading, offset, top: box.getBoundingClientRect().top }))
  // The last section may be too short to reach the top: at the end of the page it is the one being read.
  if (scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1) return tops.findLast(({ top }) => top < clientHeight)?.heading
  return tops.findLast(({ top, offset }) => top <= offset + tolerance)?.heading
}
