import type { ArticleAsset } from '../assets/ArticleAsset.ts'
import type { ArticleLink, CompiledBody } from '../page/CompiledArticle.ts'

/** The facts about one page in one locale that are needed of all pages at once: small, so that all pages of a large site are in memory at once. */
export interface PageFacts {
  id: string
  locale: string
  headings: { id: string; slug: string }[]
  /** Everything in the page that an address can point to. */
  ids: string[]
  links: ArticleLink[]
  structure: CompiledBody['structure']
  /** The files that it needs besides its document. */
  assets: ArticleAsset[]
}

/** Takes the facts out of a compiled page. Links may lead into its locked parts: they work for readers who have the licence. */
export function factsOf({ id, locale, headings, html, links, structure, locked, assets }: CompiledBody): PageFacts {
  const ids = [html, ...locked.map((part) => part.html)].flatMap(idsIn)
  const all = [...headings, ...locked.flatMap((part) => part.headings)]
  return { id, locale, headings: withSlugs(all), ids, links, structure, assets }
}

/** Headings of the same text are numbered as on GitHub: `#setup`, `#setup-1`, `#setup-2`. */
function withSlugs(headings: CompiledBody['headings']): PageFacts['headings'] {
  const taken = new Set<string>()
  return headings.map(({ id, slug: text }) => {
    let slug = text
    for (let number = 1; taken.has(slug); number += 1) slug = `${text}-${number}`
    taken.add(slug)
    return { id, slug }
  })
}

function idsIn(html: string): string[] {
  return Array.from(html.matchAll(/ id="([^"]+)"/g), ([, name = '']) => name)
}
