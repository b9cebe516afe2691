import type { Locale } from '@view-site/i18n'
import type { Collection, MenuNode } from '../compile/Collection.ts'
import type { CompiledArticle } from '../compile/CompiledArticle.ts'
import { countWords } from './countWords.ts'
import { findCopies, type CopiedPages } from './findCopies.ts'

/** What a group of a menu holds in one locale. */
export interface GroupReport {
  locale: Locale
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

/** What a collection holds, and where it is thin. */
export interface ContentReport {
  groups: readonly GroupReport[]
  /** Pages with API tables and fewer than three demos. */
  thin: readonly ThinPage[]
  /** Pages of one locale that share much of their text. */
  copies: readonly (CopiedPages & { locale: Locale })[]
}

const fewDemos = 3

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
  const copies = collection.locales.flatMap((locale) =>
    findCopies(articles.filter((article) => article.locale === locale).map((article) => ({ id: article.id, text: textOf(article) }))).map(
      (copy) => ({ ...copy, locale }),
    ),
  )
  return { groups, thin, copies }
}

function totalOf(pages: readonly CompiledArticle[]): Pick<GroupReport, 'pages' | 'words' | 'demos' | 'tables'> {
  return {
    pages: pages.length,
    words: sum(pages, (page) => countWords([page.title, page.description, textOf(page, true)].join('\n'))),
    demos: sum(pages, ({ demos }) => demos.length),
    tables: sum(pages, ({ tables }) => tables.length),
  }
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
