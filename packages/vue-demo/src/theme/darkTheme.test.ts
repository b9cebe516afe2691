import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { parse, Rule } from 'postcss'
import { expect, test } from 'vitest'
import { libraryDir } from '../library.ts'
import { darkTheme } from './darkTheme.ts'
import { darkTokens } from './darkTokens.ts'

const published = readFileSync(`${libraryDir}/dist/styles/viewuiplus.css`, 'utf8')

/** The rules that a stylesheet gets in the dark theme, without the variables and the first rule, which every theme has. */
function rulesOf(css: string): string[] {
  const root = parse(darkTheme(css, { selector: '.dark' })).first
  if (!(root instanceof Rule)) throw new Error('The theme is not one rule.')
  return root.nodes
    .filter((node) => node.type === 'rule')
    .slice(1)
    .map(String)
}

test('greys become tokens by what they are used for, and only colours that change are in the result', () => {
  expect(rulesOf('.a{color:#515a6e;padding:4px;background:#f8f8f9;border:1px solid #dcdee2}.b{margin:0}.a .c{color:#fff}')).toEqual([
    '.a{color:var(--ivu-text);background-color:var(--ivu-surface-subtle);border-color:var(--ivu-line)}',
  ])
})

test('a status colour is light as text and line, dark as an area below white text', () => {
  expect(rulesOf('.a{color:#2d8cf0}.b{border-color:#ed4014}.c{background:#19be6b;border-color:#19be6b}')).toEqual([
    '.a{color:var(--ivu-primary)}',
    '.b{border-color:var(--ivu-error)}',
    '.c{background-color:var(--ivu-success-fill);border-color:var(--ivu-success-fill)}',
  ])
})

test('what overrides a changed colour by its place in the order is repeated, in the same order', () => {
  expect(rulesOf('.a{color:#515a6e}.b{color:#fff}.c .b{color:#fff}')).toEqual(['.a{color:var(--ivu-text)}', '.b{color:#fff}'])
})

test('everything in an overlay is filled like the overlay', () => {
  const [overlay] = rulesOf('.a{background:#fff;box-shadow:0 1px 6px rgba(0,0,0,.2)}')
  expect(overlay).toContain('--ivu-surface:var(--ivu-surface-raised);background-color:var(--ivu-surface)')
})

test('placeholders are readable text in the notation of today', () => {
  expect(rulesOf('.a::-webkit-input-placeholder{color:#c5c8ce}.a:-ms-input-placeholder{color:#c5c8ce}')).toEqual([
    '.a::placeholder{color:var(--ivu-text-muted)}',
  ])
})

test('other hues are lightened as text until they are readable', () => {
  expect(rulesOf('.a{color:#722ed1;background:#f9f0ff}')).toEqual([
    expect.stringMatching(/^\.a\{color:#[0-9a-f]{6};background-color:#[0-3]/),
  ])
})

test('a grey that the generator does not know is an error that names it', () => {
  expect(() => darkTheme('.new{color:#777}', { selector: '.dark' })).toThrow('No dark colour for #777 (text) of ".new"')
})

test('the selector of the dark element can be chosen, and adds no specificity', () => {
  expect(darkTheme('', { selector: '.dark' })).toMatch(/^:where\(\.dark\) \{/)
})

test('the theme of the published stylesheet uses tokens that it declares, and has at most 12 KB', () => {
  const css = darkTheme(published, { selector: '.dark' })
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name))
  const declared = new Set(Array.from(css.matchAll(/^ {2}(--[\w-]+):/gm), ([, name]) => name))
  expect([...used].filter((name) => !declared.has(name))).toEqual([])
  expect([...declared].filter((name) => !used.has(name))).toEqual([])
  expect(darkTokens.map(({ name }) => name)).toEqual(expect.arrayContaining([...declared]))
  expect(gzipSync(css).length).toBeLessThan(12_000)
})
