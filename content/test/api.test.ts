import { checkApi, readFacts, type Facts } from '@view-site/vue-demo/facts'
import type { PageApi } from '@view-site/docs'
import { beforeAll, expect, test } from 'vitest'
import { pageApis } from './pageApis.ts'
import { columnFields, rowFields } from './tableSources.ts'

/** Exports of a page that are not its name in PascalCase alone. */
const several: Readonly<Record<string, readonly string[]>> = {
  'view-ui-plus/component/base/button': ['Button', 'ButtonGroup'],
}

/** Tables of plain types, which the library does not export, and where their fields are read from. */
const types: Readonly<Record<string, () => string[]>> = { TableColumn: columnFields, TableRow: rowFields }

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
  const documented = [...apis].map(([page, api]) => [page, Object.keys(exportsOf(api))])
  const real = [...apis.keys()].map((page) => [page, several[page] ?? [pascalCase(page.slice(page.lastIndexOf('/') + 1))]])
  expect(documented).toEqual(real)
})

test('[DOC-17] columns and rows of a table are documented as the source reads them', () => {
  const api = apis.get('view-ui-plus/component/form/table')
  const documented = Object.keys(types).map((name) => [name, Object.keys(api?.[name]?.props ?? {}).sort()])
  expect(documented).toEqual(Object.entries(types).map(([name, fields]) => [name, fields()]))
})

function exportsOf(api: PageApi): PageApi {
  return Object.fromEntries(Object.entries(api).filter(([name]) => !(name in types)))
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
