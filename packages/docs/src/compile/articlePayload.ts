import type { CompiledArticle } from './CompiledArticle.ts'
import type { ArticlePayload } from '../ArticlePayload.ts'

/** What a client navigation fetches: the `index.json` beside a page's `index.html`. */
export function articlePayload({ title, subtitle, description, html, toc, frontMatter }: CompiledArticle): ArticlePayload {
  return { title: subtitle ? `${title} ${subtitle}` : title, description, ...(frontMatter.feed ? { feed: true as const } : {}), html, toc }
}
