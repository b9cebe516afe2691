/**
 * Makes the first frame of a page small. `data-first-view` on `<html>` hides what is certainly below the window until the first paint
 * and, while its value is `main`, the menus next to the article too. The menus are drawn in the next frame, then one part of the article
 * per frame. On reload and history navigation the whole page is laid out at once, because the browser is about to restore its scroll
 * position.
 */
export function firstViewScript(): void {
  const { dataset } = document.documentElement
  const [visit] = performance.getEntriesByType('navigation')
  if (visit && 'type' in visit && /reload|back/.test(String(visit.type))) {
    dataset.whole = ''
    return
  }
  dataset.firstView = 'main'
  const end = () => delete dataset.firstView
  const drawAfterFrame = () => requestAnimationFrame(() => setTimeout(drawNext))
  const drawNext = () => {
    const part = document.querySelector<HTMLElement>(':is([data-below], [data-below] ~ .doc-part):not([data-drawn])')
    if (!part) return end()
    part.dataset.drawn = ''
    return drawAfterFrame()
  }
  const drawRest = () => {
    // Only if nothing has ended it meanwhile: what the visitor already reads must not be hidden again.
    if (dataset.firstView) dataset.firstView = ''
    drawAfterFrame()
  }
  // Not a callback of the first frame itself, which would put script and layout into one long task.
  const painted = new PerformanceObserver(() => {
    painted.disconnect()
    // On a fast connection the header is painted while the page is still being parsed: wait for the frame of the whole page.
    if (document.readyState !== 'loading') return drawRest()
    return document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(drawRest)))
  })
  painted.observe({ type: 'paint', buffered: true })
  // A background tab draws no frames: hide nothing for longer than this.
  setTimeout(end, 3000)
}
