import { openSearch, type Search, type SearchAnswer, type SearchPage, type SearchSection } from '@view-site/docs/search'
import { fill, type SearchHit, type SearchSource, type SourceAnswer } from '@view-site/layout/search/prepaint'
import { localePaths } from './site/site.ts'
import type { SiteTexts } from './locales/en.ts'
import { versionAt } from './site/versions.ts'

/** Full-text search in the current version, as a source of the search picker. The index of each version is opened once. */
export function docsSource(locale: string, texts: SiteTexts): SearchSource {
  const opened = new Map<string, Promise<Search>>()
  const open = () => {
    const version = versionAt(localePaths.stripLocale(location.pathname))
    const search = opened.get(version) ?? openSearch({ locale, base: `${localePaths.base}/search${version && `/${version}`}` })
    opened.set(version, search)
    search.catch(() => opened.delete(version))
    return search
  }
  return {
    id: 'docs',
    label: texts.documentation,
    prepare: () => void open().catch(() => undefined),
    async search(query, { signal, onProgress }) {
      const search = await open()
      return answerOf(await search.search(query, { signal, onProgress: (early) => onProgress(answerOf(early, texts)) }), texts)
    },
  }
}

function answerOf({ pages, total, corrections, incomplete }: SearchAnswer, texts: SiteTexts): SourceAnswer {
  const [correction] = corrections
  const note = incomplete ? texts.incomplete : correction && fill(texts.corrected, { ...correction })
  return { hits: pages.flatMap(hitsOf), total, ...(note ? { note } : {}) }
}

function hitsOf(page: SearchPage): SearchHit[] {
  const { href, title, subtitle, excerpt, group, sections } = page
  return [
    { href, title, subtitle, context: excerpt, ...(group ? { tag: group } : {}) },
    ...sections.map((section) => partOf(section, page)),
  ]
}

function partOf({ href, title, excerpt, owner }: SearchSection, page: SearchPage): SearchHit {
  const of = owner ?? page.title.map(({ text }) => text).join('')
  return { href, title, context: excerpt.length > 0 ? [{ text: `${of} · ` }, ...excerpt] : [{ text: of }], isPart: true }
}
