import { whenIdle } from '../article/whenIdle.ts'
import { canPrefetch } from '../connection.ts'
import { articleLink } from './articleLink.ts'

export interface PrefetchLinksOptions {
  isArticle: (path: string) => boolean
  fetch: (href: string) => Promise<void>
}

/** The most pages that are fetched: some 100 KB together. */
const most = 10

/** How long it waits for what was pressed, which comes first, in ms. */
const busyDelay = 1000

/**
 * Fetches the pages that an article links to, one after the other while the browser is idle, because on a touch screen no hover precedes
 * a click. Does nothing on a slow connection or if the reader saves data. Returns a cleanup function.
 */
export function prefetchLinks(article: HTMLElement, { isArticle, fetch }: PrefetchLinksOptions): () => void {
  const links = Array.from(article.querySelectorAll('a[href]'), (link) => articleLink(link, isArticle)?.split('#')[0])
  const pending = [...new Set(links.filter((href) => href !== undefined))].slice(0, most)
  const fetchNext = () => {
    if (pending.length > 0 && document.querySelector('[aria-busy="true"]')) {
      setTimeout(fetchNext, busyDelay)
      return
    }
    const href = canPrefetch() ? pending.shift() : undefined
    if (href !== undefined) void fetch(href).then(() => whenIdle(fetchNext))
  }
  whenIdle(fetchNext)
  return () => void (pending.length = 0)
}
