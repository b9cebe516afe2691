const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls the window to a position, again while the page is still too short because its content is loading, until the visitor does
 * something. Returns a cleanup function.
 */
export function scrollWhenTall(top: number): () => void {
  const observer = new ResizeObserver(go)
  // A router that scrolls to the top after each navigation does so after this call.
  const frame = requestAnimationFrame(go)

  function go() {
    window.scrollTo({ top, behavior: 'instant' })
  }
  function stop() {
    cancelAnimationFrame(frame)
    observer.disconnect()
    for (const type of inputs) window.removeEventListener(type, stop)
  }
  go()
  observer.observe(document.body)
  for (const type of inputs) window.addEventListener(type, stop, { passive: true })
  return stop
}
