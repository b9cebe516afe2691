import { reportContent, type GroupReport } from '@view-site/docs/authoring'
import { compileAll, createCollection, type CollectionOptions, type CompileOptions } from '@view-site/docs/compile'
import { coverApi, readFacts } from '@view-site/vue-demo/facts'
import { readPageApi } from './readPageApi.ts'

/** Reports on the content as Markdown: pages, words, demos and tables of each group, how much of the library is documented, and weak pages. */
export async function contentReport(options: CollectionOptions, compile: CompileOptions): Promise<string> {
  const collection = await createCollection({ ...options, lastUpdated: new Map() })
  const [articles, facts, apis] = await Promise.all([
    compileAll(collection, compile),
    readFacts(),
    Promise.all(collection.pages.map(({ folder }) => readPageApi(folder))),
  ])
  const { groups, thin, copies, shared, short } = reportContent(collection, articles)
  const { cover, missing } = coverApi(Object.assign({}, ...apis), facts)
  return [
    table(
      ['locale', 'group', 'pages', 'words', 'demos', 'tables'],
      [...groups.map(rowOf), ...collection.locales.map((locale) => totalOf(locale, groups))],
    ),
    table(
      ['view-ui-plus', 'documented', 'real'],
      cover.map(({ of, documented, real }) => [of, documented, real]),
    ),
    list('Exports without a page', missing),
    list(
      'Pages with fewer than three demos',
      thin.map(({ id, demos }) => `${id}: ${demos}`),
    ),
    list(
      'Pages that share a quarter of their text',
      copies.map(({ locale, ids, share }) => `${locale}: ${ids.join(' and ')}, ${Math.round(share * 100)} %`),
    ),
    list(
      'Pages that share a tenth of their sentences',
      shared.map(({ locale, ids, share }) => `${locale}: ${ids.join(' with ')}, ${Math.round(share * 100)} %`),
    ),
    list(
      'Pages with few words',
      short.map(({ locale, id, words }) => `${locale}: ${id}, ${words}`),
    ),
  ].join('\n\n')
}

type Row = readonly (string | number)[]

function rowOf({ locale, product, group, pages, words, demos, tables }: GroupReport): Row {
  return [locale, `${product}, ${group}`, pages, words, demos, tables]
}

function totalOf(of: string, groups: readonly GroupReport[]): Row {
  const own = groups.filter(({ locale }) => locale === of)
  const total = (part: 'pages' | 'words' | 'demos' | 'tables') => own.reduce((sum, group) => sum + group[part], 0)
  return [of, 'all', total('pages'), total('words'), total('demos'), total('tables')]
}

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`
  const rule = line(head.map((_, index) => (typeof rows[0]?.[index] === 'number' ? '---:' : '---')))
  return [line(head), rule, ...rows.map(line)].join('\n')
}

function list(title: string, entries: readonly string[]): string {
  return `${title}: ${entries.length === 0 ? 'none' : `${entries.length}\n${entries.map((entry) => `- ${entry}`).join('\n')}`}`
}
