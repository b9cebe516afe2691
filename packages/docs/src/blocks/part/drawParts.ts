import { whenIdle } from '../../article/whenIdle.ts'

/**
 * Lays out the parts of an article that wait below the view, one after the other while the browser is idle: from then on every
 * place of the page is exact, and nothing is clipped at the edge of a part.
 */
export function drawParts(article: HTMLElement, signal: AbortSignal): void {
  const waiting = [...article.querySelectorAll<HTMLElement>('.doc-part:not([data-drawn], [data-first])')]
  const drawNext = () => {
    const part = signal.aborted ? undefined : waiting.shift()
    if (!part) return
    part.dataset['drawn'] = ''
    // One part a frame: no reader has to wait for the layout of several.
    if (waiting.length > 0) requestAnimationFrame(() => whenIdle(drawNext))
  }
  whenIdle(drawNext)
}

/** Lays out the whole article at once, to restore a scroll position or to go to an anchor. */
export function drawWhole(article: HTMLElement): void {
  for (const part of article.querySelectorAll<HTMLElement>('.doc-part')) part.dataset['drawn'] = ''
}
