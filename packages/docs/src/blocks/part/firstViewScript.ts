/**
 * Limits how much the first frame of a page lays out. `data-first-view` on `<html>` hides what is certainly below the viewport until the
 * first paint and, while its value is `main`, also the menus next to the article. The next frame shows the menus, each further frame one
 * part of the article. On reload and history navigation the whole page is laid out at once, because the browser is about to restore its
 * scroll position.
 *
 * To inline in the head: it uses nothing but the browser's globals.
 */
export function firstViewScript(): void {
  const { dataset } = document.documentElement
  // As text: the entry's type says how the page was opened, and has to be looked for in its type otherwise.
  if (/"(reload|back)/.test(JSON.stringify(performance.getEntriesByType('navigation')))) {
    dataset.whole = ''
    return
  }
  dataset.firstView = 'main'
  const end = () => delete dataset.firstView
  const drawAfterFrame = () => requestAnimationFrame(() => setTimeout(drawNext))
  let pauses = 10
  const drawNext = () => {
    // Gives way to a press that waits for its code, for half a second at most.
    if (pauses-- > 0 && document.querySelector('[aria-busy=true]')) return setTimeout(drawNext, 50)
    const part = document.querySelector<HTMLElement>(':is([data-below], [data-below] ~ .doc-part):not([data-drawn])')
    if (!part) return end()
    part.dataset.drawn = ''
    return drawAfterFrame()
  }
  const drawRest = () => {
    // Unless it has ended: parts that the visitor may be reading must not be hidden again.
    if (dataset.firstView) dataset.firstView = ''
    drawAfterFrame()
  }
  // Not in a callback of the first frame itself, which would put script and layout into one long task.
  const painted = new PerformanceObserver(() => {
    painted.disconnect()
    // The browser may paint the header while it still parses the page: wait for the frame that has all of it.
    if (document.readyState !== 'loading') return drawRest()
    return document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(drawRest)))
  })
  painted.observe({ type: 'paint', buffered: true })
  // A background tab renders no frames: hide nothing for longer than this.
  setTimeout(end, 3000)
}
