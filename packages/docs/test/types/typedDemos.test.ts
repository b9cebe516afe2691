import { expect, test } from 'vitest'

import { createCompiler, DocsError } from '../../src/compile/index.ts'

const compiler = createCompiler({ locales: ['en-US'] })

async function compileDemo(demo: string) {
  const markdown = '---\ntitle: T\ndescription: D.\n---\n\n## Rows\n\n:::demo{src="rows"}\n:::\n'
  return compiler.compile({ id: 'a/b', locale: 'en-US', file: 'a/b/en-US.md', markdown, demos: { rows: demo } })
}

/** The code that a reader sees in a language. */
async function shown(demo: string, language: 'js' | 'ts'): Promise<string> {
  const { html } = await compileDemo(demo)
  const other = language === 'js' ? 'ts' : 'js'
  return [...html.matchAll(/<span class="ln( \w+)?">(.*?\n)<\/span>/gs)]
    .flatMap(([, name, line = '']) =>
      name === ` ${other}`
        ? []
        : [
            line
              .replaceAll(/<[^>]*>/g, '')
              .replaceAll('&lt;', '<')
              .replaceAll('&gt;', '>'),
          ],
    )
    .join('')
    .trimEnd()
}

const vue = (script: string, attributes = ' setup lang="ts"') =>
  `<script${attributes}>\n${script}\n</script>\n\n<template>\n  <p :title="a" />\n</template>`

const typed = vue(`import { ref } from 'vue'
import { Table, type TableColumn } from 'ui'
import type { Sorter } from 'ui'

/** A row of the table. */
interface Row {
  /** Its name. */
  name: string
}

// All rows.
const rows = ref<Row[]>([{ name: 'one' }])

type Key = keyof Row

const columns: TableColumn[] = [
  // The only one.
  { key: 'name' as Key, render: (h: Sorter, { row }: { row: Row }) => h('b', (row as Row).name) },
]
const form = reactive<{
  name: string
}>({ name: '' })
async function sort(row: Row, up?: boolean): Promise<void> {
  await save(row!, up as unknown)
}`)

const plain = vue(
  `import { ref } from 'vue'
import { Table } from 'ui'

// All rows.
const rows = ref([{ name: 'one' }])

const columns = [
  // The only one.
  { key: 'name', render: (h, { row }) => h('b', row.name) },
]
const form = reactive({ name: '' })
async function sort(row, up) {
  await save(row, up)
}`,
  ' setup',
)

test('a demo in TypeScript is shown in both languages, with its comments and blank lines', async () => {
  expect(await shown(typed, 'ts')).toBe(typed)
  expect(await shown(typed, 'js')).toBe(plain)
})

test('lines of both languages are in the page once, under two tabs that control them', async () => {
  const { html } = await compileDemo(typed)
  expect(html.match(/All rows/g)).toHaveLength(1)
  await expect(html).toMatchFileSnapshot('../fixtures/typed/en-US.html.golden')
})

test('a demo without types, and one without a script, has no tabs', async () => {
  for (const demo of [plain, '<template>\n  <p />\n</template>', vue('const text = \'<script setup lang="ts">\'', ' setup')]) {
    const { html } = await compileDemo(demo)
    expect(html).not.toContain('role="tab"')
    expect(html).not.toContain('data-rest')
  }
})

test.each([
  ['enum Size { Small }', 'JavaScript has nothing for `enum Size`.'],
  ['const props = defineProps<{ a: string }>()', 'JavaScript has nothing for `defineProps<`.'],
  ['const = 1', 'Unexpected token'],
])('%s has no JavaScript, which is a problem of the page', async (script, message) => {
  const problems = await compileDemo(vue(script)).then(
    () => [],
    (error: unknown) => (error instanceof DocsError ? error.problems : []),
  )
  expect(problems).toMatchObject([{ line: 8, message: expect.stringContaining(message) }])
})

test('the Markdown page has the source as it was written', async () => {
  expect((await compileDemo(typed)).markdown).toContain(typed)
})
