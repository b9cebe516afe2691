/**
 * Who opens a page gets what is in view sooner: `data-first-view` holds back what is certainly below it until that is painted, then
 * one part of the article after the other is drawn, one a frame. Who returns has the whole page laid out at once: the browser is
 * about to scroll to where it was left.
 */
export function firstViewScript(): void {
  const { dataset } = document.documentElement
  const [visit] = performance.getEntriesByType('navigation')
  if (visit && 'type' in visit && /reload|back/.test(String(visit.type))) {
    dataset.whole = ''
    return
  }
  dataset.firstView = ''
  const end = () => delete dataset.firstView
  const drawNext = () => {
    const part = document.querySelector<HTMLElement>(':is([data-below], [data-below] ~ .doc-part):not([data-drawn])')
    if (!part) return end()
    part.dataset.drawn = ''
    return requestAnimationFrame(() => setTimeout(drawNext))
  }
  // No callback of the first frame itself: it would make a task of script and layout, where the layout alone is none that anything waits for.
  const painted = new PerformanceObserver(() => {
    painted.disconnect()
    drawNext()
  })
  painted.observe({ type: 'paint', buffered: true })
  // Where no frame is drawn, as in a tab in the background, nothing is held back for long.
  setTimeout(end, 3000)
}
