/** Below this the header never hides, in px. */
const threshold = 300

/**
 * Hides the header while the visitor scrolls down, and shows it when they scroll up.
 * @param signal ends it, and shows the header
 */
export function attachHeaderHide(header: HTMLElement, signal: AbortSignal): void {
  let last = scrollY
  const onScroll = () => {
    const now = scrollY
    if (now !== last) header.toggleAttribute('data-away', now > last && now > threshold)
    last = now
  }
  addEventListener('scroll', onScroll, { passive: true, signal })
  signal.addEventListener('abort', () => header.removeAttribute('data-away'))
}
