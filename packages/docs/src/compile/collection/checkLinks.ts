import type { Collection } from './Collection.ts'
import { anchorId, splitHref, type FactsByAddress } from './anchors.ts'
import type { PageFacts } from './PageFacts.ts'
import type { Problem } from '../Problem.ts'
import { nearestRoutes, perhaps } from '../suggest.ts'

/**
 * Links of a page that lead nowhere: to no page, or to no heading of one. Headings are checked where the page they are on is among the
 * compiled ones; a development server has not compiled all.
 */
export function checkLinks(page: PageFacts, compiled: FactsByAddress, collection: Collection): Problem[] {
  const { options, pageAt, redirects, drafts, site } = collection
  const moved = new Map(redirects.map(({ from, to }) => [from, to]))
  const routes = ['/', ...(options.routes ?? [])]
  return page.links.flatMap(({ href, ...place }): Problem[] => {
    if (!/^[/#]/.test(href) || href.startsWith('//')) return []
    const [written, anchor] = splitHref(href)
    // That the link names a locale is reported separately.
    const path = site.stripLocale(written)
    const report = (message: string, fix: string) => [{ file: `${page.id}/${page.locale}.md`, ...place, message, fix }]
    const target = moved.get(path)
    if (target !== undefined) return report(`The link ${href} leads to a page that has moved.`, `Write ${target}.`)
    if (drafts.has(path)) return report(`The link ${href} leads to a draft.`, 'Remove the link, or `draft: true` from that page.')
    const exists = path === '' || pageAt(path) !== undefined
    if (!exists && !routes.includes(path)) {
      const known = [...collection.pages.map((known) => known.path), ...routes]
      return report(`The link ${href} leads to no page.`, `Correct the address${nearestRoutes(path, known)}.`)
    }
    const shown = path === '' ? page : compiled.get(site.localizePath(path, page.locale))
    if (!shown || anchor === undefined || anchorId(shown, anchor) !== undefined) return []
    return report(`The link ${href} leads to no heading of that page.`, headingFix(shown, anchor))
  })
}

/** What to write for an anchor that a page does not have. */
export function headingFix({ headings }: PageFacts, anchor: string): string {
  const known = headings.map(({ slug }) => `#${slug}`)
  const hint = perhaps(`#${anchor}`, known)
  return hint === '' ? `Write # and a heading's text: ${known.join(', ') || 'the page has none'}.` : `Correct the anchor${hint}.`
}
