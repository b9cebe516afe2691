import { headingBox } from './headingBox.ts'

/** A heading, and how far below the top of the window it counts as reached, in pixels. */
export interface HeadingPlace {
  heading: HTMLElement
  offset: number
}

/**
 * Reports the heading whose section is being read, at most once a frame while the page is scrolled or resized; `undefined` above the
 * first. `places` are in the order of the page, and read each time. Returns a cleanup function.
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
  const schedule = () => (frame ||= requestAnimationFrame(read))
  addEventListener('scroll', schedule, { passive: true, signal })
  addEventListener('resize', schedule, { passive: true, signal })
  schedule()
  return () => {
    controller.abort()
    cancelAnimationFrame(frame)
  }
}

function currentHeading(places: readonly HeadingPlace[]): HTMLElement | undefined {
  const { scrollHeight, clientHeight } = document.documentElement
  const tops = places.map(({ heading, offset }) => ({ heading, offset, top: headingBox(heading).getBoundingClientRect().top }))
  // The last section may be too short to reach the top: at the end of the page it is the one being read.
  if (scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1) return tops.findLast(({ top }) => top < clientHeight)?.heading
  return tops.findLast(({ top, offset }) => top <= offset)?.heading
}
