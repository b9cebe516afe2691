import { expect, test } from 'vitest'

import { createCompiler } from '../../src/compile/index.ts'
import type { PageApi } from '../../src/index.ts'

const description = { 'en-US': 'Text' }
const api: PageApi = {
  Grid: {
    props: {
      columns: { type: 'GridColumn[]', description },
      sort: { type: "'GridColumn' | ((Sorter: GridColumn) => Promise<GridRow>)", description },
    },
    methods: { select: { signature: '(grid: Grid) => void', description } },
  },
  GridColumn: { props: { of: { type: 'Grid', description } } },
}

test('[DOC-17] a type in a table leads to its own table, or to the address that the site knows', async () => {
  const compiler = createCompiler({ locales: ['en-US'], typeLinks: { Promise: 'https://example.com/promise' } })
  const markdown = '---\ntitle: T\ndescription: D.\n---\n\n## API\n\n::api{name="Grid"}\n\n::api{name="GridColumn"}\n'
  const { html } = await compiler.compile({ id: 'a/b', locale: 'en-US', file: 'a/b/en-US.md', markdown, api })
  const [columns, sort, select, of] = [...html.matchAll(/<td [^>]*class="ty"[^>]*>(.*?)<\/td>/g)].map(([, type = '']) => type)
  const [, target = ''] = /^<a href="#([^"]+)">GridColumn<\/a>\[\]$/.exec(columns ?? '') ?? []
  expect(html).toContain(`id="${target}" role="tabpanel"`)
  expect(sort).toMatch(/^(?:&#x27;|')GridColumn(?:&#x27;|') \| \(\(Sorter: <a /)
  expect(sort).toContain('<a href="https://example.com/promise" rel="noopener" target="_blank">Promise</a>&lt;GridRow&gt;')
  expect(select).toBe('(grid: Grid) =&gt; void')
  expect(of).toMatch(/^<a href="#[^"]+">Grid<\/a>$/)
})
