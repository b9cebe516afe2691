import type { ArticlePayload } from '../ArticlePayload.ts'
import { readToc } from './readToc.ts'
import { articleSelector } from '../../documentNames.ts'

const prerendered = new WeakSet<HTMLElement>()

/** Whether the page already contained an article when the application started. */
export function wasPrerendered(article: HTMLElement): boolean {
  return prerendered.has(article)
}

/**
 * The article that is in the page already, if it is the requested one: its HTML is not fetched a second time.
 * `undefined` outside a browser and for any other page.
 */
export function readArticle(page: string, locale: string): ArticlePayload | undefined {
  if (typeof document === 'undefined') return undefined
  const article = document.querySelector<HTMLElement>(articleSelector)
  if (article?.dataset.page !== page || article.dataset.locale !== locale) return undefined
  prerendered.add(article)
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  const hasFeed = document.querySelector('link[type="application/atom+xml"]') !== null
  return {
    title: article.querySelector('h1')?.textContent ?? '',
    description,
    ...(hasFeed ? { feed: true as const } : {}),
    ...(article.dataset.demos === undefined ? {} : { demos: article.dataset.demos }),
    html: article.innerHTML,
    toc: readToc(article),
  }
}
