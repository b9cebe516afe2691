import { whenIdle } from '../article/whenIdle.ts'
import { canPrefetch, canPrefetchPages } from '../connection.ts'
import { articleLink } from './articleLink.ts'

export interface PrefetchLinksOptions {
  isArticle: (path: string) => boolean
  fetch: (href: string) => Promise<void>
}

/** The most pages that are fetched: some 100 KB together. */
const most = 10

/** Demos that are about to run, and what was pressed before its code had run. */
const waiting = '[data-demo][data-state="loading"], [aria-busy="true"]'

/** Time between two looks at them, in ms. */
const pause = 300

/**
 * Fetches the pages that an article links to, one after the other while the browser is idle, because on a touch screen no hover precedes
 * a click. Demos and presses come first. Does nothing on a slow connection or if the reader saves data; an article with demos, which have
 * files to load, needs a faster one than others. Returns a cleanup function.
 */
export function prefetchLinks(article: HTMLElement, { isArticle, fetch }: PrefetchLinksOptions): () => void {
  const links = Array.from(article.querySelectorAll('a[href]'), (link) => articleLink(link, isArticle)?.split('#')[0])
  const pending = [...new Set(links.filter((href) => href !== undefined))].slice(0, most)
  const canFetch = article.querySelector('[data-demo]') ? canPrefetchPages : canPrefetch
  const fetchNext = () => {
    if (pending.length > 0 && document.querySelector(waiting)) {
      setTimeout(fetchNext, pause)
      return
    }
    const href = canFetch() ? pending.shift() : undefined
    if (href !== undefined) void fetch(href).then(() => whenIdle(fetchNext))
  }
  whenIdle(fetchNext)
  return () => void (pending.length = 0)
}
