import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkCode } from '@view-site/code-check'
import { readCodeFences, reportContent, type ContentReport } from '@view-site/docs/authoring'
import { compileAll, createCollection, DocsError, type Collection, type CompiledArticle } from '@view-site/docs/compile'
import { locales } from '@view-site/i18n'
import { licensedProducts } from '@view-site/site-data/licensedProducts'
import { compiledDemo } from '@view-site/vue-demo/vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { versions } from '../versions.ts'
import { dueFences } from './dueFences.ts'
import { root } from './pageApis.ts'

/** Pages of the site that texts lead to; its build holds every link against all its routes. */
const routes = ['/price', '/user/purchases']
const products = ['view-ui-plus', 'admin-plus', 'admin-cloud', 'icrud', 'site']

/** Compiles every page that has changed, in one thread, while other tests run. */
const allPages = 300_000

let collection: Collection
let articles: CompiledArticle[] = []
let problems: readonly string[] = []

const isTaught = (id: string) => !id.startsWith('view-ui-plus/')

/** Pages that a row of the requirements names, by the ends of their ids: `form: form, login` are `/form/form` and `/form/login`. */
function askedPages(requirement: string): string[] {
  const table = readFileSync(resolve(root, '../docs/requirements.md'), 'utf8')
  const [, row = ''] = new RegExp(`^\\| ${requirement} \\| (.+)\\. \\|$`, 'm').exec(table) ?? []
  return [...row.matchAll(/([a-z]+): ([^;]+)/g)].flatMap(([, group = '', names = '']) =>
    names.split(', ').map((name) => `/${group}/${name}`),
  )
}

let reported: ContentReport | undefined
const report = () => (reported ??= reportContent(collection, articles))

beforeAll(async () => {
  collection = await createCollection({
    root: resolve(root),
    products,
    versions,
    routes,
    licences: { products: licensedProducts, href: '/price' },
    // The list also has the pages of the API reference, which are not compiled here; the site's build checks it.
    checkAddresses: false,
    localizeDemo: compiledDemo,
  })
  try {
    const cache = process.env['CHECKS_FRESH'] === '1' ? false : join(root, 'node_modules/.cache/view-site-docs')
    const all = await compileAll(collection, { cache, workers: 0 })
    // Pages of older versions are the current ones, or shorter.
    articles = all.filter(({ id }) => collection.page(id)?.version === undefined)
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    problems = error.problems.map(({ file, line, message }) => `${file}:${line ?? 0} ${message}`)
  }
}, allPages)

describe('pages', () => {
  test('[DOC-16] every page exists in both locales with one structure, live links, and demos that compile without Chinese left over', () => {
    expect(problems).toEqual([])
    expect(articles.length).toBeGreaterThan(0)
  })

  test('code in pages parses, and holds together where it is whole', { timeout: allPages }, async () => {
    const fences = await readCodeFences({ root: resolve(root), products })
    const { due, remember } = dueFences(fences)
    const wrong = await checkCode(due, { root: resolve(root) })
    expect(wrong.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
    expect(fences.length).toBeGreaterThan(80)
    remember()
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
})
