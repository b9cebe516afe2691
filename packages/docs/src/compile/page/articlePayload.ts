import type { CompiledArticle } from './CompiledArticle.ts'
import type { ArticlePayload } from '../../article/ArticlePayload.ts'

/**
 * What a client navigation fetches: the `index.json` next to a page's `index.html`.
 * @param demos URL of the module with the page's demos, if the build knows it.
 */
export function articlePayload(
  { title, subtitle, description, canonical, locales, html, toc, frontMatter }: CompiledArticle,
  demos?: string,
): ArticlePayload {
  return {
    title: subtitle ? `${title} ${subtitle}` : title,
    description,
    ...(canonical === undefined ? {} : { canonical }),
    ...(locales ? { locales } : {}),
    ...(frontMatter.feed ? { feed: true as const } : {}),
    ...(demos === undefined ? {} : { demos }),
    html,
    toc,
  }
}
