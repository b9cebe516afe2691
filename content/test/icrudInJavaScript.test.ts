import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compileScript, parse } from '@vue/compiler-sfc'
import { expect, test } from 'vitest'

const icrud = resolve(import.meta.dirname, '../../packages/icrud/src')

// To read the types of another file, Vue's compiler needs TypeScript. Without it, it has only the component.
const noFiles = { fileExists: () => false, readFile: () => undefined }

function compile(code: string, filename: string): string {
  const { descriptor } = parse(code, { filename })
  return compileScript(descriptor, { id: 'test', fs: noFiles }).content
}

test.each(globSync('**/*.vue', { cwd: icrud }))('%s of iCRUD compiles in a project without TypeScript', (file) => {
  expect(compile(readFileSync(join(icrud, file), 'utf8'), join(icrud, file))).toContain('export default')
})

test('props of an imported interface do not', () => {
  const code = `<script setup lang="ts">
import type { CrudTableProps } from './CrudTableColumn.ts'
defineProps<CrudTableProps>()
</script>`
  expect(() => compile(code, join(icrud, 'table/Example.vue'))).toThrow('./CrudTableColumn.ts')
})
