import { whenIdle } from '../../article/whenIdle.ts'
import { skipFarParts } from './skipFarParts.ts'

/**
 * Lays out the parts of an article that wait below the view, one after the other while the browser is idle: from then on every
 * place of the page is exact. Then those that are far from the view are skipped again.
 */
export function drawParts(article: HTMLElement, signal: AbortSignal): void {
  const waiting = [...article.querySelectorAll<HTMLElement>('.doc-part:not([data-drawn], [data-first])')]
  const drawNext = () => {
    if (signal.aborted) return
    const part = waiting.shift()
    if (!part) return skipFarParts(article, signal)
    part.dataset['drawn'] = ''
    // One part a frame: no reader has to wait for the layout of several.
    requestAnimationFrame(() => whenIdle(drawNext))
  }
  whenIdle(drawNext)
}

/** Lays out the whole article at once, to restore a scroll position or to go to an anchor. */
export function drawWhole(article: HTMLElement): void {
  for (const part of article.querySelectorAll<HTMLElement>('.doc-part')) part.dataset['drawn'] = ''
}
