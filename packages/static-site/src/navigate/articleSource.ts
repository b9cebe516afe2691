import { readArticle, type ArticlePayload } from '@view-site/docs'

/** Where articles come from: the build's own data when prerendering; the page or the network in a browser. */
export interface ArticleSource {
  /** Returns `null` if there is no such page. Throws if it cannot be fetched. */
  load: (id: string, locale: string) => Promise<ArticlePayload | null>
}

/** Articles in a browser. */
export interface BrowserArticles extends ArticleSource {
  /** Replaces an article for the next `load`. */
  replace: (id: string, locale: string, article: ArticlePayload) => void
}

/**
 * Reads the article that is in the prerendered page; fetches every other one once.
 * @param addressOf Address of a page in a locale; `/index.json` below it is its article.
 */
export function browserArticles(addressOf: (id: string, locale: string) => string): BrowserArticles {
  const loaded = new Map<string, Promise<ArticlePayload | null>>()
  return {
    load(id, locale) {
      const key = `${locale} ${id}`
      const cached = loaded.get(key)
      if (cached) return cached
      const prerendered = readArticle(id, locale)
      const article = prerendered ? Promise.resolve(prerendered) : fetchArticle(addressOf(id, locale), { id, locale })
      loaded.set(key, article)
      article.catch(() => loaded.delete(key))
      return article
    },
    replace(id, locale, article) {
      loaded.set(`${locale} ${id}`, Promise.resolve(article))
    },
  }
}

async function fetchArticle(address: string, page: { id: string; locale: string }): Promise<ArticlePayload | null> {
  const response = await fetch(`${address}/index.json`, { headers: { accept: 'application/json' } }).catch(() => undefined)
  if (!response) return storedArticle(address, page)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The page ${address} could not be fetched: the server responded with status ${response.status}.`)
  const article: ArticlePayload = await response.json()
  return article
}

/** The article of a page that was stored for reading without a network. Rejects if it was not. */
async function storedArticle(address: string, { id, locale }: { id: string; locale: string }): Promise<ArticlePayload> {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
  const article = readArticle(id, locale, new DOMParser().parseFromString(html, 'text/html'))
  if (!article) throw new Error(`The page ${address} could not be fetched: there is no network.`)
  return article
}
