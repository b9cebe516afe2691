import type { ArticleAsset } from '../assets/ArticleAsset.ts'
import type { BodyStore } from '../cache/bodyStore.ts'
import { anchorIds, factsByAddress, resolveAnchors, splitHref } from './anchors.ts'
import type { Collection } from './Collection.ts'
import type { CompiledArticle } from '../page/CompiledArticle.ts'
import type { JobResult } from '../pool/compilePool.ts'
import { bodyInLocale } from '../fallback/bodyInLocale.ts'
import { textLocale } from '../fallback/textLocale.ts'
import type { PageFacts } from './PageFacts.ts'
import { frameArticle } from '../page/frame/frameArticle.ts'
import { contentHash } from '../cache/pageKey.ts'
import { bodyInVersion } from '../../versions/inVersion.ts'
import type { Redirect } from '../redirects/Redirect.ts'
import { resolveRedirect } from '../redirects/redirectAnchors.ts'

/** A compiled page in one locale, before it is read. */
export interface ArticleRef {
  id: string
  locale: string
  /** Changes with any visible change of the article. */
  version: string
}

/** The compiled pages of a collection, read one after the other: iterate it, or read a single one. */
export interface Articles extends AsyncIterable<CompiledArticle> {
  /** In the order of the collection, the locales of a page together. */
  refs: readonly ArticleRef[]
  /** The files that they need besides their documents, each once. */
  assets: readonly ArticleAsset[]
  /** Moved pages, each with the route and the heading's id that it leads to. */
  redirects: readonly Redirect[]
  /** Throws where the collection has no such page. */
  read: (id: string, locale: string) => Promise<CompiledArticle>
}

/** Pages that were compiled and checked, with their headers and footers. */
export function createArticles(collection: Collection, results: readonly Omit<JobResult, 'problems'>[], store: BodyStore): Articles {
  const pages = factsByAddress(
    results.map(({ facts }) => facts),
    collection,
  )
  const known = new Map(results.map((result) => [`${result.facts.locale} ${result.facts.id}`, result]))
  const { site } = collection
  const asWritten = (facts: PageFacts): PageFacts => ({ ...facts, locale: textLocale(collection.page(facts.id) ?? {}, facts.locale, site) })
  const headingsOfTargets = ({ links, locale }: PageFacts) =>
    links.flatMap(({ href }) => (href.includes('#') ? (pages.get(site.localizePath(splitHref(href)[0], locale))?.headings ?? []) : []))
  const refs = results.map(({ key, facts }): ArticleRef => {
    const { id, locale } = facts
    // The address of a link of an older version depends on the pages that the version has.
    const links = collection.page(id)?.version ? [facts.links.map(({ href }) => href)] : []
    const text = asWritten(facts)
    const headings = text.locale === locale ? [] : [headingsOfTargets(facts)]
    const version = contentHash([key, collection.frame(id, locale), anchorIds(text, pages, site), ...links, ...headings])
    return { id, locale, version }
  })
  const read = async (id: string, locale: string): Promise<CompiledArticle> => {
    const found = known.get(`${locale} ${id}`)
    if (!found) throw new Error(`The collection has no page "${id}" in ${locale}.`)
    const page = collection.page(id)
    const written = page?.version?.text === 'shared' ? (page.version.current ?? id) : id
    const text = asWritten(found.facts)
    const stored = await store.body({ id: written, locale: text.locale, key: found.key })
    const body = page ? bodyInVersion(stored, page, collection) : stored
    const resolved = { ...body, ...resolveAnchors(body, text, pages) }
    const shown = text.locale === locale ? resolved : bodyInLocale(resolved, locale, collection, pages)
    return frameArticle(shown, collection.frame(id, locale), site)
  }
  return {
    refs,
    assets: [...new Map(results.flatMap(({ facts }) => facts.assets.map((asset) => [asset.path, asset] as const))).values()],
    redirects: collection.redirects.map((redirect) => resolveRedirect(redirect, pages, site)),
    read,
    async *[Symbol.asyncIterator]() {
      for (const { id, locale } of refs) yield await read(id, locale)
    },
  }
}
