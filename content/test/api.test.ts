import { checkApi, readFacts, type Facts } from '@view-site/vue-demo/facts'
import type { PageApi } from '@view-site/docs'
import { beforeAll, expect, test } from 'vitest'
import { pageApis } from './pages/pageApis.ts'
import { routeExports } from './pages/routeExports.ts'
import { typeSources } from './sources/typeSources.ts'

let facts: Facts
let apis: Map<string, PageApi>

beforeAll(async () => {
  ;[facts, apis] = await Promise.all([readFacts(), pageApis()])
})

test('[DOC-17] API tables agree with the library, both ways', () => {
  expect(apis.size).toBeGreaterThan(0)
  const differences = [...apis].flatMap(([page, api]) => checkApi(exportsOf(api), facts).map((problem) => `${page}: ${problem}`))
  expect(differences).toEqual([])
})

test('[DOC-17] a component page documents every export of its route', () => {
  const documented = [...apis].map(([page, api]) => [page, namesIn(exportsOf(api))])
  const real = [...apis.keys()].map((page) => [page, routeExports(page)])
  expect(documented).toEqual(real)
})

test.each(Object.entries(typeSources))('[DOC-17] %s is documented as the source reads it', (name, { page, fields }) => {
  const [, api] = [...apis].find(([route]) => route.endsWith(`/${page}`)) ?? []
  const documented = api?.[name]?.props ?? {}
  expect(fields().length).toBeGreaterThan(1)
  expect(Object.keys(documented).sort()).toEqual(fields())
})

/** Exports, and directives by their own names. */
function namesIn(api: PageApi): string[] {
  return Object.entries(api).flatMap(([name, { directives }]) => (directives ? Object.keys(directives) : [name]))
}

function exportsOf(api: PageApi): PageApi {
  return Object.fromEntries(Object.entries(api).filter(([name]) => !(name in typeSources)))
}
