import { expect, test } from 'vitest'

import { createAsset, createCompiler, DocsError } from '../src/compile/index.ts'
import { fixtureLicences } from './openFixture.ts'

const site = { locales: ['en-US'], licences: fixtureLicences }

function open(options: { math?: boolean; mermaid?: boolean }) {
  const compiler = createCompiler({ ...site, ...options })
  return (body: string) =>
    compiler.compile({ id: 'a/b', locale: 'en-US', file: 'a/b/en-US.md', markdown: `---\ntitle: T\ndescription: D.\n---\n\n${body}\n` })
}

const withMath = open({ math: true })
const withMermaid = open({ mermaid: true })
const without = open({})

const problemsOf = async (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: unknown) => (error instanceof DocsError ? error.problems.map(({ line, message }) => `${line} ${message}`) : [String(error)]),
  )

test('formulas are drawn at build, with MathML for screen readers, and bring their stylesheet once', async () => {
  const { html, markdown, assets } = await withMath('A square $a^2$ costs \\$5.\n\n$$\n\\sum_{i=1}^n i\n$$')
  expect(html.match(/<math /g)).toHaveLength(2)
  expect(html).toContain('<mi>a</mi><mn>2</mn>')
  expect(html).toMatch(/<div class="doc-math" tabindex="0" role="group" aria-label="Formula"><span class="katex-display">/)
  expect(html).toContain('costs $5.')
  expect(html).not.toContain('<script')
  const sheets = html.match(/<link rel="stylesheet" href="([^"]+)">/g)
  expect(sheets).toHaveLength(1)
  expect(markdown).toContain('A square $a^2$ costs \\$5.\n\n$$\n\\sum_{i=1}^n i\n$$')
  const [sheet, ...fonts] = assets
  expect(sheets?.[0]).toContain(sheet?.path)
  expect(fonts.length).toBeGreaterThan(10)
  for (const asset of [sheet, fonts[0]]) expect((await createAsset(asset ?? raise(), '')).length).toBeGreaterThan(1000)
})

test('a locked part brings the stylesheet itself', async () => {
  const { html, locked } = await withMath('$a$\n\n:::access{products="pro"}\n$b$ and $c$\n:::')
  expect(html.match(/<link /g)).toHaveLength(1)
  expect(locked[0]?.html.match(/<link /g)).toHaveLength(1)
})

test('a formula that KaTeX does not understand is reported at its line', async () => {
  expect(await problemsOf(withMath('$\\frac{1$\n\n$$\na\n\\nonsense\n$$'))).toEqual([
    expect.stringMatching(/^6 KaTeX does not understand the formula: /),
    expect.stringMatching(/^10 KaTeX does not understand the formula: .*\\nonsense/),
  ])
  expect(await problemsOf(withMath('$$\na'))).toContain('6 The formula is not closed: the rest of the page is in it.')
})

test('a site without formulas and diagrams has dollar signs and code, and no file more', async () => {
  const { html, assets } = await without('It costs $5 or $10.\n\n```mermaid\nflowchart LR\n  A --> B\n```')
  expect(html).toContain('It costs $5 or $10.')
  expect(html).toContain('data-code="mermaid"')
  expect(assets).toEqual([])
  expect((await withMath('It costs 5.')).assets).toEqual([])
})

const ids = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

const flow =
  'flowchart LR\n  accTitle: How a request is answered\n  accDescr: The browser asks the server.\n  A[Browser] -->|asks| B[(Server)]'

test('a Mermaid diagram is an SVG in the colours of the theme, without a script, a stylesheet or ids of others', async () => {
  const { html, markdown, sections } = await withMermaid(`\`\`\`mermaid\n${flow}\n\`\`\`\n\n\`\`\`mermaid\n${flow}\n\`\`\``)
  const [first = '', second = ''] = html.match(/<figure class="doc-mermaid">.*?<\/figure>/gs) ?? []
  expect(first).toMatch(
    /<svg width="\d+" height="\d+" viewBox="0 0 [\d.]+ [\d.]+" role="img" aria-labelledby="(\w+)-title" aria-describedby="\1-text">/,
  )
  expect(first).toContain('fill="var(--_node-fill)"')
  expect(first).toContain('>Browser</text>')
  expect(first).toMatch(/<figcaption id="\w+-title">How a request is answered<span/)
  expect(html).not.toMatch(/<style|<script|googleapis|data-from|accTitle/)
  expect(ids(first).filter((id) => ids(second).includes(id))).toEqual([])
  for (const [, id] of first.matchAll(/url\(#([^)]+)\)/g)) expect(ids(first)).toContain(id)
  expect(markdown).toContain(`\`\`\`mermaid\n${flow}\n\`\`\``)
  expect(sections[0]?.text).toContain('The browser asks the server.')
})

test('nothing that an author writes in a diagram leads out of the page', async () => {
  const { html } = await withMermaid(
    '```mermaid\nflowchart LR\n  accTitle: Title\n  A["<img src=x onerror=alert(1)>"] --> B\n  style A fill:url(https://example.com/a.svg#a),stroke:red\n```',
  )
  expect(html).not.toMatch(/<img|example\.com/)
  expect(html).toContain('stroke="red"')
})

test('a diagram without a title, of an unknown kind or not closed is reported', async () => {
  expect(await problemsOf(withMermaid('```mermaid\nflowchart LR\n  A --> B\n```'))).toEqual(['6 The Mermaid diagram has no title.'])
  expect(await problemsOf(withMermaid('```mermaid\ngantt\n  accTitle: T\n```'))).toEqual([
    expect.stringMatching(/^6 The Mermaid diagram cannot be drawn: .*"gantt"/),
  ])
  expect(await problemsOf(withMermaid('```mermaid\nflowchart LR\n  accTitle: T\n  A --> B'))).toEqual([
    '6 The code block is not closed: the rest of the page is in it.',
  ])
})

function raise(): never {
  throw new Error('The page needs no file.')
}
