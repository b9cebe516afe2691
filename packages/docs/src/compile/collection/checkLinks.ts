import type { Collection } from './Collection.ts'
import { anchorId, splitHref, type FactsByAddress } from './anchors.ts'
import type { PageFacts } from './PageFacts.ts'
import type { Problem } from '../Problem.ts'
import { nearest, perhaps } from '../suggest.ts'

/**
 * Links of a page that lead nowhere: to no page, or to no heading of one. Headings are checked where the page they are on is among the
 * compiled ones; a development server has not compiled all.
 */
export function checkLinks(page: PageFacts, compiled: FactsByAddress, collection: Collection): Problem[] {
  const { options, pageAt, site } = collection
  const routes = ['/', ...(options.routes ?? [])]
  return page.links.flatMap(({ href, ...place }): Problem[] => {
    if (!/^[/#]/.test(href) || href.startsWith('//')) return []
    const [written, anchor] = splitHref(href)
    // That the link names a locale is reported separately.
    const path = site.stripLocale(written)
    const report = (message: string, fix: string) => [{ file: `${page.id}/${page.locale}.md`, ...place, message, fix }]
    const exists = path === '' || pageAt(path) !== undefined
    if (!exists && !routes.includes(path)) {
      const known = [...collection.pages.map((known) => known.path), ...routes]
      return report(`The link ${href} leads to no page.`, `Correct the address${nearestRoutes(path, known)}.`)
    }
    const target = path === '' ? page : compiled.get(site.localizePath(path, page.locale))
    if (!target || anchor === undefined || anchorId(target, anchor) !== undefined) return []
    return report(`The link ${href} leads to no heading of that page.`, headingFix(target, anchor))
  })
}

function headingFix({ headings }: PageFacts, anchor: string): string {
  const known = headings.map(({ slug }) => `#${slug}`)
  const hint = perhaps(`#${anchor}`, known)
  return hint === '' ? `Write # and a heading's text: ${known.join(', ') || 'the page has none'}.` : `Correct the anchor${hint}.`
}

/** Routes that are written nearly alike, or end like the one that was meant. */
function nearestRoutes(path: string, routes: readonly string[]): string {
  const last = path.slice(path.lastIndexOf('/'))
  const alike = nearest(
    path,
    routes.filter((route) => route !== '/'),
  )
  const sameEnd = routes.filter((route) => route !== '/' && route.endsWith(last))
  const names = [...new Set([...alike, ...sameEnd])].slice(0, 3)
  return names.length > 0 ? `: perhaps ${names.join(' or ')}` : ''
}
