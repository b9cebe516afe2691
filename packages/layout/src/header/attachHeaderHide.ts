/** Below this the header never hides, in px. */
const threshold = 300

/** Hides the header while the visitor scrolls down, and shows it when they scroll up. Returns a cleanup function, which shows the header. */
export function attachHeaderHide(header: HTMLElement): () => void {
  let last = scrollY
  const onScroll = () => {
    const now = scrollY
    if (now !== last) header.toggleAttribute('data-away', now > last && now > threshold)
    last = now
  }
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('scroll', onScroll)
    header.removeAttribute('data-away')
  }
}
