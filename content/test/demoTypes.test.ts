import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'vue/compiler-sfc'
import { expect, test } from 'vitest'
import { root } from './pages/pageApis.ts'
import { checkDemoTypes, type TypedDemo } from './types/checkDemoTypes.ts'
import { declarationFailings } from './types/declarationFailings.ts'
import { untypedDemos } from './types/untypedDemos.ts'

const all = globSync('{view-ui-plus,icrud,admin-plus}/**/demos/*.vue', { cwd: root, exclude: (name) => name.endsWith('node_modules') })
  .sort()
  .map((file): TypedDemo => ({ file, source: readFileSync(join(root, file), 'utf8') }))
const demos = all.filter(({ source }) => source.includes('<script setup lang="ts">'))

/** Mistakes that have to be found, in the same run of the compiler. */
const planted: TypedDemo = {
  file: 'planted/demos/wrong.vue',
  source: `<script setup lang="ts">
import { ref } from 'vue'
import { Button, Missing } from 'view-ui-plus'

const size = ref('huge')
function press(count) {}
</script>

<template>
  <Button
    :size="size"
    @click="press(1)"
  />
  <Button :long="unknown" />
</template>
`,
}

/** All demos are one program, on a machine with other work. */
const wholeProgram = 300_000

test('demos in TypeScript agree with the declarations of the library', { timeout: wholeProgram }, async () => {
  const problems = await checkDemoTypes([...demos, planted], join(root, 'node_modules/.cache/demo-types'))
  const [found, others] = [true, false].map((isPlanted) => problems.filter(({ file }) => (file === planted.file) === isPlanted))
  expect(found?.map(({ line, code }) => `${line} ${code}`).sort()).toEqual(['11 TS2322', '14 TS2339', '3 TS2305', '6 TS7006'])
  const left = others?.filter((problem) => !declarationFailings.some(({ message }) => message.test(problem.message)))
  expect(left?.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)).toEqual([])
  const idle = declarationFailings.filter(({ message }) => !others?.some((problem) => message.test(problem.message)))
  expect(idle, 'The declarations or the demos have changed: remove these.').toEqual([])
  expect(demos.length).toBeGreaterThan(700)
})

test('a demo in JavaScript has a reason for it', () => {
  const untyped = all
    .filter(({ source }) => source.includes('<script') && !source.includes('<script setup lang="ts">'))
    .map(({ file }) => file)
  expect(untyped.filter((file) => !untypedDemos.some((entry) => entry.demos.test(file)))).toEqual([])
  const idle = untypedDemos.filter((entry) => !untyped.some((file) => entry.demos.test(file)))
  expect(idle, 'These demos are in TypeScript by now: remove the entries.').toEqual([])
})

test('templates of demos in TypeScript have no types: the page shows them in JavaScript too', () => {
  const wrong = ['{{ a as string }}', '<p @click="(a: string) => press(a)" />', '<p :title="a!.b" />'].map((template, index) => ({
    file: `planted-${index}`,
    source: `<template>\n  ${template}\n</template>`,
  }))
  const typed = [...demos, ...wrong].filter(({ file, source }) => hasTypes(parse(source, { filename: file }).descriptor.template?.ast))
  expect(typed.map(({ file }) => file)).toEqual(wrong.map(({ file }) => file))
})

/** Whether expressions in a template's tree have syntax of TypeScript: Vue has parsed them. */
function hasTypes(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false
  if ('type' in tree && typeof tree.type === 'string' && tree.type.startsWith('TS')) return true
  return Object.entries(tree).some(([key, value]) => key !== 'loc' && key !== 'parent' && hasTypes(value))
}
