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
 * @param from Another page to read it from. @default the shown one
 */
export function readArticle(page: string, locale: string, from = shownPage()): ArticlePayload | undefined {
  const article = from?.querySelector<HTMLElement>(articleSelector)
  if (!from || article?.dataset.page !== page || article.dataset.locale !== locale) return undefined
  prerendered.add(article)
  const description = from.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  const hasFeed = from.querySelector('link[type="application/atom+xml"]') !== null
  const links = from.querySelectorAll<HTMLLinkElement>('link[hreflang]:not([hreflang="x-default"])')
  const locales = Array.from(links, ({ hreflang }) => hreflang)
  return {
    title: article.querySelector('h1')?.textContent ?? '',
    description,
    ...(locales.length > 0 ? { locales } : {}),
    ...(hasFeed ? { feed: true as const } : {}),
    ...(article.dataset.demos === undefined ? {} : { demos: article.dataset.demos }),
    html: article.innerHTML,
    toc: readToc(article),
  }
}

function shownPage(): Document | undefined {
  return typeof document === 'undefined' ? undefined : document
}
