/**
 * Who opens a page gets what is in view sooner: `data-first-view` holds back what is certainly below it until that is painted, and as
 * long as it is `main`, the menus beside it, too. They come in the next frame, then one part of the article after the other, one a
 * frame. Who returns has the whole page laid out at once: the browser is about to scroll to where it was left.
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
    // Nothing is held back a second time: the page may have been released, and read, meanwhile.
    if (dataset.firstView) dataset.firstView = ''
    drawAfterFrame()
  }
  // No callback of the first frame itself: it would make a task of script and layout, where the layout alone is none that anything waits for.
  const painted = new PerformanceObserver(() => {
    painted.disconnect()
    // On a fast line the header is painted while the page is still parsed: then the frame to wait for is that of the whole page.
    if (document.readyState !== 'loading') return drawRest()
    return document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(drawRest)))
  })
  painted.observe({ type: 'paint', buffered: true })
  // Where no frame is drawn, as in a tab in the background, nothing is held back for long.
  setTimeout(end, 3000)
}
