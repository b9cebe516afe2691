import { readArticle, type ArticlePayload } from '@view-site/docs'
import { localizePath, type Locale } from '@view-site/i18n/locale'
import { articlePath } from './articlePath.ts'

/** Where the pages' articles come from: the build's own data on the server, the page and the network in a browser. */
export interface ArticleSource {
  /** `null` when there is no such page. Throws when it cannot be fetched. */
  load(id: string, locale: Locale): Promise<ArticlePayload | null>
}

/** Articles in a browser. */
export interface BrowserArticles extends ArticleSource {
  /** Puts another version in place of an article, for the next `load`. */
  replace(id: string, locale: Locale, article: ArticlePayload): void
}

/** Adopts the article that is in the page already; fetches every other one once. */
export function browserArticles(): BrowserArticles {
  const loaded = new Map<string, Promise<ArticlePayload | null>>()
  return {
    load(id, locale) {
      const key = `${locale} ${id}`
      const known = loaded.get(key)
      if (known) return known
      const here = readArticle(id, locale)
      const article = here ? Promise.resolve(here) : fetchArticle(id, locale)
      loaded.set(key, article)
      article.catch(() => loaded.delete(key))
      return article
    },
    replace(id, locale, article) {
      loaded.set(`${locale} ${id}`, Promise.resolve(article))
    },
  }
}

async function fetchArticle(id: string, locale: Locale): Promise<ArticlePayload | null> {
  const response = await fetch(`${localizePath(articlePath(id), locale)}/index.json`, { headers: { accept: 'application/json' } })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The page /${id} could not be fetched: the server answered ${response.status}.`)
  const article: ArticlePayload = await response.json()
  return article
}
