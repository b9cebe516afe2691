import { openSearch, type Search, type SearchAnswer, type SearchPage, type SearchSection } from '@view-site/docs/search'
import { stripLocale, type Locale } from '@view-site/i18n/product'
import { fill, type SearchHit, type SearchSource, type SourceAnswer } from '@view-site/layout/search/prepaint'
import { versionAt } from '../docs/versionAt.ts'
import type { SearchTexts } from '../locales/search/zh-CN.ts'

/** The indexes that are open, by their folder and locale: the application continues with that of the prerendered page. */
const opened = new Map<string, Promise<Search>>()

/** Full-text search of the documentation, in the version that is read, as a source of the search picker. The index is opened once, with the picker. */
export function docsSource(locale: Locale, texts: SearchTexts): SearchSource {
  const open = () => {
    const version = versionAt(stripLocale(location.pathname))
    const base = `/search${version && `/${version}`}`
    const key = `${base}/${locale}`
    const search = opened.get(key) ?? openSearch({ locale, base })
    opened.set(key, search)
    search.catch(() => opened.delete(key))
    return search
  }
  return {
    id: 'docs',
    label: texts.docs,
    prepare: () => void open().catch(() => undefined),
    async search(query, { signal, onProgress }) {
      const search = await open()
      const [, product = ''] = stripLocale(location.pathname).split('/')
      const isPreferred = (href: string) => stripLocale(href).startsWith(`/${product}/`)
      const answer = await search.search(query, { signal, isPreferred, onProgress: (early) => onProgress(answerOf(early, texts)) })
      // More queries are likely: their data loads while the visitor reads the results.
      void search.warm()
      return answerOf(answer, texts)
    },
  }
}

function answerOf({ pages, total, corrections, incomplete }: SearchAnswer, texts: SearchTexts): SourceAnswer {
  const [correction] = corrections
  const note = incomplete ? texts.incomplete : correction && fill(texts.corrected, correction)
  return { hits: pages.flatMap((page) => hitsOf(page, texts)), total, ...(note ? { note } : {}) }
}

function hitsOf(page: SearchPage, texts: SearchTexts): SearchHit[] {
  const { href, title, subtitle, excerpt, group, sections } = page
  const own: SearchHit = { href, title, subtitle, context: excerpt, ...(group ? { tag: group } : {}) }
  return [own, ...sections.map((section) => partOf(section, page, texts))]
}

function partOf({ href, title, excerpt, part, owner }: SearchSection, page: SearchPage, texts: SearchTexts): SearchHit {
  const of = owner ?? page.title.map(({ text }) => text).join('')
  return {
    href,
    title,
    context: excerpt.length > 0 ? [{ text: `${of} · ` }, ...excerpt] : [{ text: of }],
    isPart: true,
    ...(part ? { tag: texts[part] } : {}),
  }
}
