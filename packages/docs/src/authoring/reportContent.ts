import type { Collection, MenuNode } from '../compile/collection/Collection.ts'
import type { CompiledArticle } from '../compile/page/CompiledArticle.ts'
import { isChinese } from '../compile/source/chinese.ts'
import { countWords } from './countWords.ts'
import { findCopies, type CopiedPages } from './findCopies.ts'
import { findShared, type SharedSentences } from './findShared.ts'

/** What a group of a menu holds in one locale. */
export interface GroupReport {
  locale: string
  product: string
  group: string
  pages: number
  /** Without code and locked parts; a Chinese character is a word. */
  words: number
  demos: number
  /** Tables of the text and of the API. */
  tables: number
}

/** A page of the collection, with what there is little of. */
export interface ThinPage {
  id: string
  demos: number
}

/** A page that says little in a locale. */
export interface ShortPage {
  id: string
  locale: string
  words: number
}

/** What a collection holds, and where it is thin. */
export interface ContentReport {
  groups: readonly GroupReport[]
  /** Pages with API tables and fewer than three demos. */
  thin: readonly ThinPage[]
  /** Pages of one locale that share much of their text. */
  copies: readonly (CopiedPages & { locale: string })[]
  /** Pages of one locale that share more than a tenth of their sentences with another. */
  shared: readonly (SharedSentences & { locale: string })[]
  /** Pages of fewer than 600 words in Chinese, of which a character is one, or 250 in another language. */
  short: readonly ShortPage[]
}

const fewDemos = 3

/** A Chinese character counts as a word. */
function fewWordsIn(locale: string): number {
  return isChinese(locale) ? 600 : 250
}

/** Counts pages, words, demos and tables by locale and group of the menus, and names pages that are thin or copies. */
export function reportContent(collection: Collection, articles: readonly CompiledArticle[]): ContentReport {
  const found = new Map(articles.map((article) => [`${article.locale}/${article.id}`, article]))
  const groups = collection.locales.flatMap((locale) =>
    collection.menus(locale).flatMap(({ product, items }) =>
      groupsOf(items).map(({ title, ids }) => {
        const pages = ids.flatMap((id) => found.get(`${locale}/${id}`) ?? [])
        return { locale, product, group: title, ...totalOf(pages) }
      }),
    ),
  )
  const [first] = collection.locales
  const thin = articles
    .filter(({ locale, tables, demos }) => locale === first && tables.some(({ kind }) => kind === 'api') && demos.length < fewDemos)
    .map(({ id, demos }) => ({ id, demos: demos.length }))
  const texts = collection.locales.map((locale) => ({
    locale,
    pages: articles.filter((article) => article.locale === locale).map((article) => ({ id: article.id, text: textOf(article) })),
  }))
  return {
    groups,
    thin,
    copies: texts.flatMap(({ locale, pages }) => findCopies(pages).map((copy) => ({ ...copy, locale }))),
    shared: texts.flatMap(({ locale, pages }) => findShared(pages).map((one) => ({ ...one, locale }))),
    short: articles
      .map((article) => ({ id: article.id, locale: article.locale, words: wordsOf(article) }))
      .filter(({ locale, words }) => words < fewWordsIn(locale)),
  }
}

function totalOf(pages: readonly CompiledArticle[]): Pick<GroupReport, 'pages' | 'words' | 'demos' | 'tables'> {
  return {
    pages: pages.length,
    words: sum(pages, wordsOf),
    demos: sum(pages, ({ demos }) => demos.length),
    tables: sum(pages, ({ tables }) => tables.length),
  }
}

function wordsOf(page: CompiledArticle): number {
  return countWords([page.title, page.description, textOf(page, true)].join('\n'))
}

// Rows of the API that components share by design are no copied text.
function textOf({ sections }: CompiledArticle, withApi = false): string {
  return sections.flatMap(({ title, text, api }) => (api && !withApi ? [] : [title, text])).join('\n')
}

function groupsOf(items: readonly MenuNode[]): { title: string; ids: string[] }[] {
  return items.flatMap((item) => (item.kind === 'group' ? [{ title: item.title, ids: idsOf(item.items) }] : []))
}

function idsOf(items: readonly MenuNode[]): string[] {
  return items.flatMap((item) => (item.kind === 'page' ? [item.page] : item.kind === 'group' ? idsOf(item.items) : []))
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0)
}
