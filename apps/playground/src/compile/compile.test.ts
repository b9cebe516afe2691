import { afterEach, expect, test, vi } from 'vitest'
import { compile, type Compiled } from './compile.ts'
import { mainFile } from '../protocol/files.ts'
import { fileMark, moduleMark } from '../protocol/modules.ts'
import { sourcePosition } from './sourcePosition.ts'

afterEach(() => void vi.unstubAllGlobals())

const file = (...lines: string[]) => lines.join('\n')

const compileApp = (source: string) => compile({ [mainFile]: source })

/** The module of the component, which is the last. */
function moduleOf({ files }: Extract<Compiled, { ok: true }>): string {
  return files.at(-1)?.js ?? ''
}

test('[PLUS-03] a component with types and scoped styles becomes a module of plain JavaScript', async () => {
  const compiled = await compileApp(
    file(
      '<script setup lang="ts">',
      "import { ref } from 'vue'",
      "import { Button } from 'view-ui-plus'",
      'const count = ref<number>(0)',
      '</script>',
      '<template><Button class="big" @click="(count as number)++">{{ count }}</Button></template>',
      '<style scoped>.big { color: red }</style>',
    ),
  )
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  expect(moduleOf(compiled)).toContain('export default __component')
  expect(moduleOf(compiled)).not.toContain('<number>')
  expect(moduleOf(compiled)).not.toContain('as number')
  expect(compiled.css).toMatch(/\.big\[data-v-playground\]/)
})

test('[PLUS-03] the compiler does not use eval, even for large static templates', async () => {
  vi.stubGlobal('Function', () => {
    throw new EvalError('The policy of the page allows no evaluation.')
  })
  const rows = Array.from({ length: 30 }, (_row, index) => `<p id="row-${index}" style="height: ${index}px" :data-n="${index} + 1">row</p>`)
  const template = `<template><div>${rows.join('')}</div></template>`
  const sources = [template, `${template}<script setup>const a = 1</script>`, `${template}<script>export default {}</script>`]
  const compiled = await Promise.all(sources.map(compileApp))
  expect(compiled.map(({ ok }) => ok)).toEqual([true, true, true])
})

test('[PLUS-03] compiles both kinds of scripts, templates without a script, and the options API', async () => {
  const sources = [
    '<template><p>Hello</p></template>',
    file('<script>', 'export default { data: () => ({ a: 1 }) }', '</script>', '<template><p>{{ a }}</p></template>'),
    file(
      '<script lang="ts">',
      'export const a: number = 1',
      '</script>',
      '<script setup lang="ts">',
      'const b: number = a',
      '</script>',
      '<template>{{ b }}</template>',
    ),
  ]
  const compiled = await Promise.all(sources.map(compileApp))
  expect(compiled.map(({ ok }) => ok)).toEqual([true, true, true])
})

for (const [what, source, line] of [
  ['a missing end tag', file('<template>', '  <div>', '    <p>', '  </div>', '</template>'), 3],
  ['script that is not JavaScript', file('<script setup>', 'const a = 1', 'const = 2', '</script>', '<template>{{ a }}</template>'), 3],
  [
    'an invalid expression',
    file('<script setup>', 'const a = 1', '</script>', '<template>', '  <p :title="a +">', '  {{ a }}</p>', '</template>'),
    5,
  ],
  [
    'an invalid expression with the options API',
    file('<script>', 'export default {}', '</script>', '<template>', '  <p :title="a +" />', '</template>'),
    5,
  ],
  ['two exports', file('<template><p /></template>', '<script setup>', 'export default {}', '</script>'), 3],
  ['a style rule that is not closed', file('<template><p /></template>', '<style>', '.a { color: red }', '.b { color: red', '</style>'), 4],
  [
    'an unknown library',
    file(
      '<template><p /></template>',
      '<script setup>',
      "import { ref } from 'vue'",
      "import axios from 'axios'",
      'axios(ref)',
      '</script>',
    ),
    4,
  ],
  ['an unsupported language', file('<template><p /></template>', '<style lang="less">', '</style>'), 2],
] as const) {
  test(`[PLUS-03] reports ${what} at its line`, async () => {
    const compiled = await compileApp(source)
    if (compiled.ok) throw new Error('It compiled.')
    expect(compiled.problems[0]).toMatchObject({ line })
    expect(compiled.problems[0]?.message).not.toMatch(/\n|\[@?vue/)
  })
}

test('[PLUS-03] every kind of import is replaced by a placeholder, but not strings that look like one', async () => {
  const compiled = await compileApp(
    file(
      '<script setup lang="ts">',
      "import { ref as r, type Ref } from 'vue'",
      'import * as all from "view-ui-plus"',
      "const later = () => import('vue')",
      'const text: string = "import { ref } from \'vue\'"',
      'const a: Ref<unknown> = r([all, later, text])',
      '</script>',
      '<template>{{ a }}</template>',
    ),
  )
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const mark = moduleMark('vue')
  expect(moduleOf(compiled)).toContain(`import(${mark})`)
  expect(moduleOf(compiled)).toContain(`import * as all from ${moduleMark('view-ui-plus')}`)
  expect(moduleOf(compiled)).toContain('"import { ref } from \'vue\'"')
  const imports = moduleOf(compiled)
    .split('\n')
    .filter((line) => line.startsWith('import '))
  expect(imports.length).toBeGreaterThan(2)
  expect(imports.filter((line) => /from ["'](vue|view-ui-plus)["']/.test(line))).toEqual([])
})

const app = file(
  '<script setup lang="ts">',
  "import { onScopeDispose } from 'vue'",
  "import Row from './Row.vue'",
  "import startServer from './server'",
  'onScopeDispose(startServer())',
  '</script>',
  '<template><Row class="row" /></template>',
  '<style scoped>.row { color: red }</style>',
)
const row = file('<template><p class="row">row</p></template>', '<style scoped>.row { color: blue }</style>')
const server = file("import { pace } from './pace.ts'", "import dayjs from 'dayjs'", 'export default () => () => dayjs(pace)')
const pace = 'export const pace: number = 1'

test('[PLUS-03] the files that a component imports become modules in dependency order, linked by placeholders', async () => {
  const compiled = await compile({ [mainFile]: app, 'server.js': server, 'pace.ts': pace, 'Row.vue': row, 'unused.js': 'nothing ( here' })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  expect(compiled.files.map(({ name }) => name)).toEqual(['Row.vue', 'pace.ts', 'server.js', mainFile])
  expect(moduleOf(compiled)).toContain(`import startServer from ${fileMark('server.js')}`)
  expect(moduleOf(compiled)).toContain(`import Row from ${fileMark('Row.vue')}`)
  const [, types, module] = compiled.files
  expect(module?.js).toContain(`import { pace } from ${fileMark('pace.ts')}`)
  expect(module?.js).toContain(`import dayjs from ${moduleMark('dayjs')}`)
  expect(types?.js).not.toContain(': number')
  expect(compiled.css, 'each component has an attribute for its scoped styles').toMatch(
    /\.row\[data-v-playground-row\][\s\S]*\.row\[data-v-playground\]/,
  )
  expect(sourcePosition(compiled.files, { file: 'server.js', line: 3, column: 8 })).toEqual({ file: 'server.js', line: 3, column: 8 })
})

test.each([
  ['a syntax error', { 'server.js': 'const a = 1\nexport default (' }, { file: 'server.js', line: 2 }],
  [
    'an unknown import',
    { 'server.js': "import a from 'a'\nimport './b.js'\nexport default a" },
    { file: 'server.js', line: 1, column: 15 },
  ],
  [
    'an error in a component',
    { 'server.js': server, 'pace.ts': pace, 'Row.vue': '<template>\n<p></template>' },
    { file: 'Row.vue', line: 2 },
  ],
  ['a missing file', {}, { line: 4, message: expect.stringContaining('"./server" is not available') }],
  [
    'a circle',
    { 'server.js': "import { pace } from './pace'\nexport default pace", 'pace.ts': "export { default as pace } from './server'" },
    { file: 'pace.ts', message: expect.stringContaining('pace.ts and server.js import each other') },
  ],
])('[PLUS-03] %s in another file is reported with the name of that file', async (_, others, problem) => {
  const compiled = await compile({ [mainFile]: app, 'Row.vue': row, ...others })
  expect(compiled).toMatchObject({ ok: false, problems: expect.arrayContaining([expect.objectContaining(problem)]) })
})

test('[PLUS-03] an empty file is reported with what is missing', async () => {
  const compiled = await compileApp('')
  expect(compiled).toMatchObject({ ok: false, problems: [{ message: expect.stringContaining('<template>') }] })
})

test('[PLUS-03] a position in the module is mapped to its source line', async () => {
  const compiled = await compileApp(
    file(
      '<template>',
      '  <p @click="boom()">{{ a }}</p>',
      '</template>',
      '<script setup lang="ts">',
      'const a: number = 1',
      'function boom(): never {',
      "  throw new Error('here')",
      '}',
      '</script>',
    ),
  )
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const lines = moduleOf(compiled).split('\n')
  const line = lines.findIndex((text) => text.includes("'here'")) + 1
  expect(sourcePosition(compiled.files, { file: mainFile, line, column: (lines[line - 1]?.indexOf('throw') ?? 0) + 1 })).toMatchObject({
    line: 7,
  })
  expect(sourcePosition(compiled.files, { file: mainFile, line: 1_000_000, column: 1 })?.line).not.toBe(1_000_000)
})
