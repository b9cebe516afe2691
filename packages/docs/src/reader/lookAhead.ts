import { whenIdle } from '../article/whenIdle.ts'
import { hasRoom } from '../connection.ts'
import { articleLink } from './articleLink.ts'

export interface LookAheadOptions {
  isArticle: (path: string) => boolean
  fetch: (href: string) => Promise<void>
}

/** So many pages are some 100 KB: less than one picture on many sites. */
const most = 10

/**
 * Fetches the pages that an article leads to, one after the other while the line has nothing else to do: under a finger nothing
 * announces a click. Not on a slow line, nor where bytes are to be saved. Gives back what ends it.
 */
export function lookAhead(article: HTMLElement, { isArticle, fetch }: LookAheadOptions): () => void {
  const links = Array.from(article.querySelectorAll('a[href]'), (link) => articleLink(link, isArticle)?.split('#')[0])
  const wanted = [...new Set(links.filter((href) => href !== undefined))].slice(0, most)
  const fetchNext = () => {
    const href = hasRoom() ? wanted.shift() : undefined
    if (href !== undefined) void fetch(href).then(() => whenIdle(fetchNext))
  }
  whenIdle(fetchNext)
  return () => void (wanted.length = 0)
}
