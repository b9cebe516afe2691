import type { Collection } from './Collection.ts'
import type { CompiledBody } from '../page/CompiledArticle.ts'
import type { PageFacts } from './PageFacts.ts'
import type { Site } from '../Site.ts'

/** Compiled pages by their addresses, locale included. */
export type FactsByAddress = ReadonlyMap<string, PageFacts>

/** Pages by their addresses, locale included. */
export function factsByAddress(facts: Iterable<PageFacts>, { page, site }: Collection): FactsByAddress {
  return new Map(Array.from(facts, (found) => [site.localizePath(page(found.id)?.path ?? `/${found.id}`, found.locale), found]))
}

/** Path without query, and anchor, of a link. */
export function splitHref(href: string): [string, string?] {
  const [before = '', anchor] = href.split('#')
  const path = before.replace(/\?.*$/, '').replace(/(?<=.)\/$/, '')
  return anchor === undefined ? [path] : [path, decode(anchor)]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Id that an author's anchor means: of a heading by its text or id, of a demo, of a row of an API table. */
export function anchorId({ headings, ids }: PageFacts, anchor: string): string | undefined {
  const heading = headings.find(({ slug, id }) => slug === anchor || id === anchor)
  return heading?.id ?? ids.find((id) => id === anchor)
}

/** Ids that the anchors in a page's links mean, in the order of the links. */
export function anchorIds(page: PageFacts, pages: FactsByAddress, { localizePath }: Site): (string | undefined)[] {
  return page.links.flatMap(({ href }) => {
    const [path, anchor] = splitHref(href)
    if (anchor === undefined || !/^[/#]/.test(href)) return []
    const target = path === '' ? page : pages.get(localizePath(path, page.locale))
    return [target && anchorId(target, anchor)]
  })
}

/** Puts ids in the place of the heading texts that authors write after `#`. Call it on pages that were checked. */
export function resolveAnchors(body: CompiledBody, page: PageFacts, pages: FactsByAddress): Pick<CompiledBody, 'html' | 'locked'> {
  const { html, locked, links } = body
  if (!links.some(({ href }) => href.includes('#'))) return { html, locked }
  const resolve = (text: string) =>
    text.replaceAll(/ href="([^"#:]*)#([^"]+)"/g, (written, path: string, anchor: string) => {
      const target = path === '' ? page : pages.get(path)
      const id = target && anchorId(target, decode(anchor.replaceAll('&amp;', '&')))
      return id === undefined ? written : ` href="${path}#${id}"`
    })
  return { html: resolve(html), locked: locked.map((part) => ({ ...part, html: resolve(part.html) })) }
}
