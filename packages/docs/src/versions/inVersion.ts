import { relative, sep } from 'node:path'

import type { Collection, CollectionPage } from '../compile/collection/Collection.ts'
import type { PageFacts } from '../compile/collection/PageFacts.ts'
import type { CompiledBody } from '../compile/page/CompiledArticle.ts'
import type { Problem } from '../compile/Problem.ts'
import { idIn } from '../compile/source/idIn.ts'
import { routeIn } from './olderVersions.ts'

type Pages = Pick<Collection, 'page' | 'pageAt' | 'site'>

/** The text of a page as an older version shows it: links to current pages of its section lead to those of the version, where it has them. */
export function bodyInVersion(body: CompiledBody, page: CollectionPage, pages: Pages): CompiledBody {
  if (!page.version) return body
  const { localizePath, stripLocale } = pages.site
  const inHtml = (html: string) =>
    html.replaceAll(/ href="(\/[^"#?]*)/g, (written, href: string) => {
      const path = stripLocale(href)
      const there = pathInVersion(path, page, pages)
      return there === path ? written : ` href="${localizePath(there, body.locale)}`
    })
  return {
    ...body,
    id: page.id,
    html: inHtml(body.html),
    locked: body.locked.map((part) => ({ ...part, html: inHtml(part.html) })),
    links: body.links.map((link) => ({ ...link, href: hrefInVersion(link.href, page, pages) })),
    markdown: body.markdown.replaceAll(/(\]\()(\/[^)\s]*)/g, (_, start: string, href: string) => start + hrefInVersion(href, page, pages)),
  }
}

/** What is known of a page as an older version shows it. */
export function factsInVersion(facts: PageFacts, page: CollectionPage, pages: Pages): PageFacts {
  if (!page.version) return facts
  return { ...facts, id: page.id, links: facts.links.map((link) => ({ ...link, href: hrefInVersion(link.href, page, pages) })) }
}

/** Names the files that problems of pages of older versions are in, which are not at the address of the page. */
export function inFilesOfVersions(problems: readonly Problem[], { pages, options }: Pick<Collection, 'options' | 'pages'>): Problem[] {
  return problems.map((problem) => {
    const page = pages.find(({ id, version }) => version && problem.file.startsWith(`${id}/`))
    return page ? { ...problem, file: folderIn(options.root, page) + problem.file.slice(page.id.length) } : problem
  })
}

/** Folder of a page's files, relative to the content. */
export function folderIn(root: string, { folder }: CollectionPage): string {
  return relative(root, folder).split(sep).join('/')
}

function hrefInVersion(href: string, page: CollectionPage, pages: Pages): string {
  const [, path = '', rest = ''] = /^(\/[^#?]*)(.*)$/.exec(href) ?? []
  return path === '' ? href : pathInVersion(path, page, pages) + rest
}

function pathInVersion(path: string, { version, product }: CollectionPage, { page, pageAt }: Pages): string {
  const target = pageAt(path)
  if (!version || target?.product !== version.section) return path
  return page(idIn(product, routeIn(version.section, target.id)))?.path ?? path
}
