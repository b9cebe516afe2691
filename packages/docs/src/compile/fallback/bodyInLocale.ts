import type { FactsByAddress } from '../collection/anchors.ts'
import type { Collection } from '../collection/Collection.ts'
import type { CompiledBody } from '../page/CompiledArticle.ts'

/**
 * The text of a page as readers of a locale get it in which it is not written: its links lead to the pages of that locale. Call it on a
 * body whose anchors are ids.
 */
export function bodyInLocale(body: CompiledBody, locale: string, collection: Collection, pages: FactsByAddress): CompiledBody {
  const { pageAt, options, site } = collection
  const routes = new Set(['/', ...(options.routes ?? [])])
  const inHtml = (html: string) =>
    html.replaceAll(/ href="(\/[^"#?]*)([^"#]*)(?:#([^"]*))?"/g, (written, address: string, query: string, id?: string) => {
      const path = site.stripLocale(address).replace(/(?<=.)\/$/, '')
      if (!pageAt(path) && !routes.has(path)) return written
      const there = site.localizePath(path, locale)
      return ` href="${there}${query}${id === undefined ? '' : `#${idInLocale(id, pages, address, there)}`}"`
    })
  return { ...body, locale, html: inHtml(body.html), locked: body.locked.map((part) => ({ ...part, html: inHtml(part.html) })) }
}

/** Id of a heading in the page of another locale. All locales have the same headings, in the same order. */
function idInLocale(id: string, pages: FactsByAddress, from: string, to: string): string {
  const index = pages.get(from)?.headings.findIndex((heading) => heading.id === id) ?? -1
  return pages.get(to)?.headings[index]?.id ?? id
}
