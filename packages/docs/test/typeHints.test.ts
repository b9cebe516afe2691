import { expect, test } from 'vitest'

import { createAsset, createCompiler, DocsError } from '../src/compile/index.ts'
import { fixtureLicences } from './openFixture.ts'

function open(options: { typeHints?: string }) {
  const compiler = createCompiler({ locales: ['en-US'], licences: fixtureLicences, ...options })
  return (body: string) =>
    compiler.compile({ id: 'a/b', locale: 'en-US', file: 'a/b/en-US.md', markdown: `---\ntitle: T\ndescription: D.\n---\n\n${body}\n` })
}

const withTypes = open({ typeHints: import.meta.dirname })
const without = open({})

const fence = (code: string, head = 'ts twoslash') => `\`\`\`${head}\n${code}\n\`\`\``

const problemsOf = async (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: unknown) => (error instanceof DocsError ? error.problems.map(({ line, message }) => `${line} ${message}`) : [String(error)]),
  )

const hintsOf = (html: string) =>
  [...html.matchAll(/<span class="doc-hint" tabindex="(-?\d)" aria-description="([^"]*)">([^<]*)<\/span>/g)].map(([, ...parts]) => parts)

/** The text of the code, as a reader copies it. */
const codeOf = (html: string) =>
  [...html.matchAll(/<(?:span|ins|del) class="ln[^"]*">(.*?\n)<\/(?:span|ins|del)>/gs)]
    .map(([, line = '']) => line.replaceAll(/<[^>]*>/g, ''))
    .join('')

test('names show their types at build, and the text of the code stays as it is', async () => {
  const { html, assets } = await withTypes(fence('/** How many. */\nconst count: number = 2\nconst twice = count * 2'))
  expect(hintsOf(html)).toEqual([
    ['0', 'const count: number\n\nHow many.', 'count'],
    ['0', 'const twice: number', 'twice'],
    ['-1', 'const count: number\n\nHow many.', 'count'],
  ])
  expect(codeOf(html)).toBe('/** How many. */\nconst count: number = 2\nconst twice = count * 2\n')
  expect(html).not.toContain('<script')
  expect(assets).toHaveLength(1)
})

test('only a page with types loads their stylesheet, once, and a locked part brings its own', async () => {
  const { html, locked, assets } = await withTypes(`${fence('let a = 1')}\n\n${fence('let b = 1')}`)
  const [address] = html.match(/(?<=<link rel="stylesheet" href=")[^"]+/g) ?? []
  expect(html.match(/<link /g)).toHaveLength(1)
  expect(assets.map(({ path }) => path)).toEqual([address])
  const [asset] = assets
  expect(asset && new TextDecoder().decode(await createAsset(asset, ''))).toContain('.doc-hint')
  expect(locked).toEqual([])
  const other = await withTypes(`${fence('let a = 1', 'ts')}\n\n:::access{products="pro"}\n${fence('let b = 1')}\n:::`)
  expect(other.html).not.toContain('<link')
  expect(other.locked[0]?.html).toContain('<link')
  expect((await without(fence('let a = 1', 'ts'))).assets).toEqual([])
})

test('^? shows a type below its line, expected errors are shown, and lines for the compiler are left out of page and Markdown', async () => {
  const source = [
    '// @errors: 2322',
    'const base = 2',
    '// ---cut---',
    'const sum = base + 1',
    '//    ^?',
    'const text: string = sum // [!code ++]',
  ].join('\n')
  const { html, markdown } = await withTypes(fence(source))
  expect(codeOf(html)).toBe('const sum = base + 1\nconst text: string = sum\n')
  expect(html).toContain('<span class="doc-hint-note" data-kind="type" lang="en">const sum: number\n</span>')
  expect(html).toMatch(/<ins class="ln">.*<\/ins><span class="doc-hint-note" data-kind="error" lang="en">Type 'number' is not assignable/s)
  expect(markdown).toContain('```diff\n  const sum = base + 1\n+ const text: string = sum\n```')
})

test('types come from the packages that the folder can import', async () => {
  const { html } = await withTypes(fence("import { unified } from 'unified'\n\nconst parser = unified()"))
  expect(hintsOf(html).find(([, , name]) => name === 'parser')?.[1]).toContain('Processor&lt;')
})

test('generics and quotes of a type do not leave its attribute', async () => {
  const { html } = await withTypes(fence(`const all = new Map<string, '<img src=x>'>()`))
  expect(html).not.toContain('<img')
  expect(hintsOf(html)[0]?.[1]).toBe('const all: Map&lt;string, "&lt;img src=x&gt;"&gt;'.replaceAll('"', '&quot;'))
})

test('an error that TypeScript reports is a problem at its line, with how to show it instead', async () => {
  expect(await problemsOf(withTypes(`Text.\n\n${fence("let count: number = 1\ncount = 'a'\nconst other = missing")}`))).toEqual([
    "10 TypeScript reports an error in the code: Type 'string' is not assignable to type 'number'. (2322)",
    "11 TypeScript reports an error in the code: Cannot find name 'missing'. (2304)",
  ])
  expect(await problemsOf(withTypes(fence("import { a } from 'no-such-package'\na()")))).toEqual([
    expect.stringMatching(/^7 TypeScript reports an error in the code: Cannot find module 'no-such-package'/),
  ])
  expect(await problemsOf(withTypes(fence('// @errors: 2322\nlet a = 1')))).toEqual([
    '7 The code does not have the error 2322 that it announces.',
  ])
  expect(await problemsOf(withTypes(fence('// @nothing\nlet a = 1')))).toEqual(['7 There is no option @nothing.'])
  expect(await problemsOf(withTypes(fence('let a = 1\n//          ^?')))).toEqual(['8 The arrow ^? points at no name.'])
})

test('a site without types, and a language without them, are reported', async () => {
  expect(await problemsOf(without(fence('let a = 1')))).toEqual(['6 The code block asks for types, which this site does not show.'])
  expect(await problemsOf(withTypes(fence('a { color: red }', 'css twoslash')))).toEqual([
    '6 The code block asks for types, which the language "css" does not have.',
  ])
})

test('a site without the compiler gets an error that says what to install', async () => {
  expect(await problemsOf(open({ typeHints: '/' })(fence('let a = 1')))).toEqual([
    '6 The types of the code cannot be shown: `twoslash` or `typescript` is not installed.',
  ])
})

test('in a code group', async () => {
  const { html } = await withTypes(
    `:::code-group\n${fence('let a = 1', 'ts twoslash title="a.ts"')}\n${fence('let b = 1', 'tsx twoslash title="b.tsx"')}\n:::`,
  )
  expect(hintsOf(html).map(([, type]) => type)).toEqual(['let a: number', 'let b: number'])
})
