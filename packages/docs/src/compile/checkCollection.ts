import { localizePath, localeOfPath } from '@view-site/i18n/locale'

import type { Collection } from './Collection.ts'
import type { ArticleHeading, CompiledBody } from './CompiledArticle.ts'
import { compareStructure } from './compareStructure.ts'
import type { Problem } from './Problem.ts'

/** What only shows when all pages are there: equal structure of the locales, links and anchors that lead somewhere. */
export function checkCollection(bodies: readonly CompiledBody[], collection: Collection): Problem[] {
  const pages = bodiesByAddress(bodies, collection)
  const routes = new Set(['/', ...(collection.options.routes ?? [])])
  const english = new Map(bodies.filter(({ locale }) => locale === 'en-US').map((body) => [body.id, body]))
  return [
    ...bodies.flatMap((body) => {
      const other = body.locale === 'zh-CN' ? english.get(body.id) : undefined
      return other ? compareStructure(body, other) : []
    }),
    ...bodies.flatMap((body) => checkLinks(body, pages, routes)),
  ]
}

/** Bodies by their addresses, locale included. */
export function bodiesByAddress(bodies: readonly CompiledBody[], { page }: Collection): Map<string, CompiledBody> {
  return new Map(bodies.map((body) => [localizePath(page(body.id)?.path ?? `/${body.id}`, body.locale), body]))
}

function checkLinks(body: CompiledBody, pages: ReadonlyMap<string, CompiledBody>, routes: ReadonlySet<string>): Problem[] {
  const file = `${body.id}/${body.locale}.md`
  return body.links.flatMap(({ href, line }): Problem[] => {
    if (!/^[/#]/.test(href) || href.startsWith('//')) return []
    const [path, anchor] = splitHref(href)
    const target = path === '' ? body : pages.get(localizePath(path, body.locale))
    if (!target && !routes.has(path)) {
      return [{ file, line, message: `The link ${href} leads to no page.`, fix: `Mend the address${nearest(path, pages)}.` }]
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

/** Id that an author's anchor stands for: of a heading by its text or id, of a demo, of a row of an API table. */
function anchorId(body: CompiledBody, anchor: string): string | undefined {
  const heading = body.headings.find(({ slug, id }) => slug === anchor || id === anchor)
  if (heading) return heading.id
  return body.html.includes(` id="${anchor}"`) ? anchor : undefined
}

function anchorsOf({ headings }: { headings: ArticleHeading[] }): string {
  return headings.map(({ slug }) => `#${slug}`).join(', ') || 'the page has none'
}

/** Routes that end like the one that was meant. */
function nearest(path: string, pages: ReadonlyMap<string, CompiledBody>): string {
  const last = path.slice(path.lastIndexOf('/'))
  const alike = [...pages.keys()].filter((route) => localeOfPath(route) === 'zh-CN' && route.endsWith(last))
  return alike.length > 0 ? `: perhaps ${alike.join(' or ')}` : ''
}

/** Puts ids in the place of the heading texts that authors write after `#`. Call it on pages that were checked. */
export function resolveAnchors(body: CompiledBody, pages: ReadonlyMap<string, CompiledBody>): string {
  if (!body.links.some(({ href }) => href.includes('#'))) return body.html
  return body.html.replaceAll(/ href="([^"#:]*)#([^"]+)"/g, (written, path: string, anchor: string) => {
    const target = path === '' ? body : pages.get(path)
    const id = target && anchorId(target, decode(anchor.replaceAll('&amp;', '&')))
    return id === undefined ? written : ` href="${path}#${id}"`
  })
}
