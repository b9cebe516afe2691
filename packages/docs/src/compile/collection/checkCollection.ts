import { distance } from 'fastest-levenshtein'

import type { Collection } from './Collection.ts'
import type { CompiledBody } from '../page/CompiledArticle.ts'
import { compareStructure } from './compareStructure.ts'
import type { PageFacts } from './PageFacts.ts'
import type { Problem } from '../Problem.ts'
import type { Site } from '../Site.ts'

/** Checks that need all pages: equal structure of the locales, and existing targets of links and anchors. */
export function checkCollection(facts: readonly PageFacts[], collection: Collection): Problem[] {
  const pages = factsByAddress(facts, collection)
  const routes = new Set(['/', ...(collection.options.routes ?? [])])
  const { site } = collection
  const byDefault = new Map(facts.filter(({ locale }) => locale === site.defaultLocale).map((page) => [page.id, page]))
  return [
    ...facts.flatMap((page) => {
      const main = byDefault.get(page.id)
      return main && page !== main ? compareStructure(main, page) : []
    }),
    ...facts.flatMap((page) => checkLinks(page, { pages, routes, site })),
  ]
}

/** Pages by their addresses, locale included. */
export function factsByAddress(facts: readonly PageFacts[], { page, site }: Collection): Map<string, PageFacts> {
  return new Map(facts.map((found) => [site.localizePath(page(found.id)?.path ?? `/${found.id}`, found.locale), found]))
}

interface Targets {
  pages: ReadonlyMap<string, PageFacts>
  routes: ReadonlySet<string>
  site: Site
}

function checkLinks(page: PageFacts, { pages, routes, site }: Targets): Problem[] {
  const file = `${page.id}/${page.locale}.md`
  return page.links.flatMap(({ href, line }): Problem[] => {
    if (!/^[/#]/.test(href) || href.startsWith('//')) return []
    const [path, anchor] = splitHref(href)
    const target = path === '' ? page : pages.get(site.localizePath(path, page.locale))
    if (!target && !routes.has(path)) {
      return [
        {
          file,
          line,
          message: `The link ${href} leads to no page.`,
          fix: `Correct the address${nearest(path, [...pagePaths(pages, site), ...routes])}.`,
        },
      ]
    }
    if (!target || anchor === undefined || anchorId(target, anchor) !== undefined) return []
    return [
      {
        file,
        line,
        message: `The link ${href} leads to no heading of that page.`,
        fix: `Write # and a heading's text: ${anchorsOf(target)}.`,
      },
    ]
  })
}

/** Path without query, and anchor, of a link. */
function splitHref(href: string): [string, string?] {
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
function anchorId({ headings, ids }: PageFacts, anchor: string): string | undefined {
  const heading = headings.find(({ slug, id }) => slug === anchor || id === anchor)
  return heading?.id ?? ids.find((id) => id === anchor)
}

function anchorsOf({ headings }: PageFacts): string {
  return headings.map(({ slug }) => `#${slug}`).join(', ') || 'the page has none'
}

/** Paths of the pages without a locale. */
function pagePaths(pages: ReadonlyMap<string, PageFacts>, { localeOfPath, stripLocale, defaultLocale }: Site): string[] {
  return [...pages.keys()].filter((path) => localeOfPath(path) === defaultLocale).map(stripLocale)
}

/** Routes that are written nearly alike, or end like the one that was meant. */
function nearest(path: string, routes: readonly string[]): string {
  const last = path.slice(path.lastIndexOf('/'))
  const alike = routes.filter((route) => route !== '/' && (route.endsWith(last) || distance(route, path) <= 2))
  return alike.length > 0 ? `: perhaps ${alike.join(' or ')}` : ''
}

/** Ids that the anchors in a page's links mean, in the order of the links. */
export function anchorIds(page: PageFacts, pages: ReadonlyMap<string, PageFacts>, { localizePath }: Site): (string | undefined)[] {
  return page.links.flatMap(({ href }) => {
    const [path, anchor] = splitHref(href)
    if (anchor === undefined || !/^[/#]/.test(href)) return []
    const target = path === '' ? page : pages.get(localizePath(path, page.locale))
    return [target && anchorId(target, anchor)]
  })
}

/** Puts ids in the place of the heading texts that authors write after `#`. Call it on pages that were checked. */
export function resolveAnchors(
  body: CompiledBody,
  page: PageFacts,
  pages: ReadonlyMap<string, PageFacts>,
): Pick<CompiledBody, 'html' | 'locked'> {
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
