import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { reportContent, type ContentReport } from '@view-site/docs/authoring'
import { compileAll, createCollection, DocsError, type Collection, type CompiledArticle } from '@view-site/docs/compile'
import { locales } from '@view-site/i18n/product'
import { beforeAll, expect, test } from 'vitest'
import { buildEnv } from '../../build/buildEnv.ts'
import { collectionOptions } from '../../build/collectionOptions.ts'
import { pageCache } from '../../build/pageCache.ts'

const env = buildEnv({})

/** The pages that people write: not those of the API reference, nor those of older versions, which are the current ones or shorter. */
const isWritten = ({ id }: CompiledArticle) => !id.startsWith('packages/') && collection.page(id)?.version === undefined
const isTaught = (id: string) => !id.startsWith('view-ui-plus/')

let collection: Collection
let articles: CompiledArticle[] = []
let problems: readonly string[] = []
let reported: ContentReport | undefined
const report = () => (reported ??= reportContent(collection, articles))

// The site's build has compiled the same pages with the same options, and left them in its cache.
beforeAll(async () => {
  collection = await createCollection({ ...collectionOptions(env), lastUpdated: new Map() })
  try {
    articles = (await compileAll(collection, { cache: pageCache(env) })).filter(isWritten)
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    problems = error.problems.map(({ file, line, message }) => `${file}:${line ?? 0} ${message}`)
  }
}, 300_000)

test('[DOC-16] every page exists in both locales with one structure, live links, and demos without Chinese left over', () => {
  expect(problems).toEqual([])
  expect(articles.length).toBeGreaterThan(0)
})

test('[DOC-02] [DOC-03] [DOC-04] [DOC-05] [DOC-06] [DOC-07] [DOC-08] View UI Plus has every page that is asked for, in both languages', () => {
  const asked = ['DOC-02', 'DOC-03', 'DOC-04', 'DOC-05', 'DOC-06', 'DOC-07', 'DOC-08'].flatMap(askedPages)
  const written = articles.filter(({ id }) => id.startsWith('view-ui-plus/'))
  const missing = locales.flatMap((locale) =>
    asked.filter((page) => !written.some((article) => article.locale === locale && article.id.endsWith(page))),
  )
  expect(missing).toEqual([])
  expect(asked.length).toBeGreaterThan(90)
})

test('a component page has six demos or more', () => {
  const few = articles.filter(({ id, demos }) => id.startsWith('view-ui-plus/component/') && demos.length < 6)
  expect(few.map(({ id }) => id)).toEqual([])
})

test('no page is thin, and none is a copy of another', () => {
  const { groups, thin, copies } = report()
  expect(groups.length).toBeGreaterThan(4)
  expect({ thin, copies }).toEqual({ thin: [], copies: [] })
})

test('[DOC-09] [DOC-10] [DOC-11] a page of Admin Plus, Admin Cloud and iCRUD has its own text', () => {
  const { short, shared } = report()
  expect({
    short: short.filter(({ id }) => isTaught(id)),
    shared: shared.filter(({ ids }) => ids.some(isTaught)),
  }).toEqual({ short: [], shared: [] })
})

/** Pages that a row of the requirements names, by the ends of their ids: `form: form, login` are `/form/form` and `/form/login`. */
function askedPages(requirement: string): string[] {
  const table = readFileSync(resolve(import.meta.dirname, '../../../../docs/requirements.md'), 'utf8')
  const [, row = ''] = new RegExp(`^\\| ${requirement} \\| (.+)\\. \\|$`, 'm').exec(table) ?? []
  return [...row.matchAll(/([a-z]+): ([^;]+)/g)].flatMap(([, group = '', names = '']) =>
    names.split(', ').map((name) => `/${group}/${name}`),
  )
}
