/** Where a link is: in the text of a page, or in the menu next to it. */
export type LinkPlace = 'text' | 'menu'

/** A click on a link that is waited for, and once the page is shown, the time that it took in ms. Kept in the session's storage. */
export interface Navigation {
  title?: string
  /** Time of the click since the epoch, in ms. */
  start?: number
  time?: number
}

/**
 * Runs in each document of a visit before its own scripts, so it cannot use anything defined outside it. Observes the paint and the long
 * tasks, and the time from a click to the frame with the heading of the next page, which may be another document.
 */
export function observeVisit(): void {
  // oxlint-disable unicorn/consistent-function-scoping -- only the source of observeVisit itself is in the page
  const vitals = { lcp: 0, blocking: 0 }
  let firstPaint = 0
  const on = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime))
  on('longtask', ({ duration }) => (vitals.blocking += Math.max(0, duration - 50)))
  on('paint', ({ name, startTime }) => void (name === 'first-contentful-paint' && (firstPaint = startTime)))

  const read = (): Navigation => JSON.parse(sessionStorage.getItem('navigation') ?? '{}')
  const write = (navigation: Navigation) => sessionStorage.setItem('navigation', JSON.stringify(navigation))
  const end = () => {
    const { title, start = 0 } = read()
    const { timeOrigin } = performance
    // In another document, the heading may be there before it is painted.
    const painted = timeOrigin > start ? Math.max(performance.now(), firstPaint) : performance.now()
    write({ ...(title !== undefined && { title }), start, time: timeOrigin + painted - start })
  }
  const look = () => {
    const { title, time } = read()
    if (title === undefined || time !== undefined) return
    const isShown = [...document.querySelectorAll('h1')].some(({ textContent }) => textContent.includes(title))
    if (!isShown) {
      requestAnimationFrame(look)
      return
    }
    // After the next frame.
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', end)
      channel.port1.start()
      channel.port2.postMessage('')
    })
  }
  const link = (path: string, place: LinkPlace): HTMLAnchorElement => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({ pathname }) => pathname.replace(/\.html$|\/$/, '') === `/${path}`,
    )
    const isInText = (one: Element) => one.closest('article, main, .vp-doc') !== null
    const isVisible = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 0
    const found = place === 'text' ? links.findLast(isInText) : links.find((one) => !isInText(one) && isVisible(one))
    if (!found) throw new Error(`${location.pathname} has no link to /${path} in its ${place}.`)
    return found
  }
  const placeOf = (path: string) => {
    const found = link(path, 'menu')
    found.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = found.getBoundingClientRect()
    return { x: left + Math.min(20, width / 2), y: top + height / 2 }
  }
  const expect = (title: string) => {
    write({ title })
    addEventListener('click', ({ timeStamp }) => write({ title, start: performance.timeOrigin + timeStamp }), { capture: true, once: true })
    look()
  }
  // oxlint-enable unicorn/consistent-function-scoping
  Object.assign(globalThis, { visit: { vitals, link, placeOf, expect } })
  look()
}
