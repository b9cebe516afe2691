import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { describePackage } from '../src/describePackage.ts'

const folders: string[] = []

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Describes a package with these built files. */
function built(files: Readonly<Record<string, string>>, entries: readonly string[] = ['index']): string {
  const path = mkdtempSync(join(tmpdir(), 'described-'))
  folders.push(path)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    writeFileSync(join(path, file), text)
  }
  const exports = Object.fromEntries([
    ...entries.map((entry) => [entry === 'index' ? '.' : `./${entry}`, { types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` }]),
    ['./styles.css', { types: './styles.css.d.ts', default: './dist/styles.css' }],
    ['./package.json', './package.json'],
  ])
  return describePackage({ dir: 'packages/a', path, manifest: { name: '@acme/a', version: '1.0.0', exports } })
}

test('[PLUS-09] public names are in alphabetical order, without comments, each with its type', () => {
  const text = built({
    'dist/index.d.ts': `/** Two. */
declare function two(count: number /* how many */, { a, b }: { a: 1, b: 2 }): void;
/** One. */
declare const one: { readonly a: 1 };
interface Hidden { x: number }
export { two, one };`,
  })
  expect(text).toContain(
    'export const one: {\n    readonly a: 1;\n}\n\nexport function two(count: number, options: {\n    a: 1;\n    b: 2;\n}): void',
  )
  expect(text).not.toMatch(/Hidden|how many|Two\./)
  expect(text).toContain('## `@acme/a/styles.css`\n\nA style sheet.')
})

test('[PLUS-09] the types that a public name refers to are included, also from a shared chunk of the build', () => {
  const text = built({
    'dist/part-Ab12.d.ts': `interface Deep { y: string }\ninterface Options { deep: Deep }\nexport type { Options as O };`,
    'dist/index.d.ts': `import { O as Options } from './part-Ab12.js';\ndeclare function make(options: Options): void;\nexport { type Options as MakeOptions, make };`,
  })
  expect(text).toContain('interface Options {\n    deep: Deep;\n}\n\nexport { Options as MakeOptions }')
  expect(text).toContain('// Types they refer to\n\ninterface Deep {\n    y: string;\n}')
  expect(text).not.toContain('part-Ab12')
})

test('[PLUS-09] a name of another entry or package is imported from there, not described again', () => {
  const text = built(
    {
      'dist/index.d.ts': `import { ReactNode } from 'react';\ninterface Port { view: ReactNode }\nexport type { Port };`,
      'dist/adapter.d.ts': `import { Port } from './index.js';\nexport { Port } from './index.js';\ndeclare function adapter(): Port;\nexport { adapter };`,
    },
    ['index', 'adapter'],
  )
  expect(text).toContain("import { ReactNode } from 'react'")
  expect(text).toContain("import { Port } from '@acme/a'\n\nexport { Port } from '@acme/a'\n\nexport function adapter(): Port")
  expect(text.match(/interface Port/g)).toHaveLength(1)
})

test('[PLUS-09] overloads, merged declarations, whole modules and augmentations of other modules are described', () => {
  const text = built({
    'dist/more.d.ts': `export declare class More { readonly #secret; size: number }`,
    'dist/index.d.ts': `declare function f(a: string): string;\ndeclare function f(a: number): number;
declare module 'router' { interface Meta { page: string } }
export * from './more.js';\nexport * from 'outside';\nexport { f };`,
  })
  expect(text).toContain('export function f(a: string): string\nexport function f(a: number): number')
  expect(text).toContain('export class More')
  expect(text).toContain("export * from 'outside'")
  expect(text).toContain("declare module 'router'")
})

test('[PLUS-09] the text does not depend on the names of chunks', () => {
  expect(built(sharing('x-1'))).toBe(built(sharing('y-2')))
})

test('[PLUS-09] the order of union members, comments and destructured parameters make no difference', () => {
  const one = built({ 'dist/index.d.ts': `export declare function f({ a }: { a: 'x' | 'y' | { b: 1 | 2 } }): void` })
  const other = built({ 'dist/index.d.ts': `export declare function f({ a: c /* c */ }: { a: { b: 2 | 1 } | 'y' | 'x' }): void` })
  expect(one).toBe(other)
})

test('[PLUS-09] the order of enumeration values makes no difference, that of the members of other objects does', () => {
  expect(enumeration(`doc: 'doc'; item: 'item'`)).toBe(enumeration(`item: 'item'; doc: 'doc'`))
  expect(enumeration(`doc: 'doc'; item: 'article'`)).not.toBe(enumeration(`item: 'article'; doc: 'doc'`))
})

/** A package that exports an enumeration, as Zod writes it. */
function enumeration(values: string): string {
  return built({ 'dist/index.d.ts': `export declare const kinds: Enum<{ ${values} }>` })
}

/** A package whose build has a shared chunk of this name. */
function sharing(part: string): Readonly<Record<string, string>> {
  return {
    [`dist/${part}.d.ts`]: `interface Options { a: 1 }\nexport type { Options as O };`,
    'dist/index.d.ts': `import { O as Options } from './${part}.js';\nexport type { Options };`,
  }
}
