import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterEach, expect, test } from 'vitest'

import { compileAll, createCollection, createCompiler, DocsError } from '../src/compile/index.ts'
import { fixtureLicences } from './openFixture.ts'

const roots: string[] = []

afterEach(async () => {
  await Promise.all(roots.splice(0).map((root) => rm(root, { recursive: true })))
})

function localizeDemo(source: string, locale: string): string {
  return locale === 'en-US' ? source.replaceAll(/\p{Script=Han}+/gu, 'x') : source
}

/** The menus and articles of the sound site, with each of its files changed by `change`. */
async function compileSite(change: (text: string) => string) {
  const root = await mkdtemp(join(tmpdir(), 'docs-sources-'))
  roots.push(root)
  await cp(fileURLToPath(new URL('fixtures/kinds', import.meta.url)), root, { recursive: true })
  const files = (await readdir(root, { recursive: true })).filter((name) => /\.(?:md|vue|svg)$/.test(name))
  for (const file of files) await writeFile(join(root, file), change(await readFile(join(root, file), 'utf8')))
  const collection = await createCollection({
    root,
    products: ['shop'],
    routes: ['/price'],
    licences: fixtureLicences,
    lastUpdated: new Map(),
    localizeDemo,
  })
  return { menus: collection.menus('zh-CN'), articles: await compileAll(collection, { cache: false }) }
}

const compiler = createCompiler()

/** HTML of the body of a page with such a text. */
async function htmlOf(body: string, locale = 'en-US'): Promise<string> {
  const markdown = `---\ntitle: Page\ndescription: A page.\n---\n\n${body}\n`
  const { html } = await compiler.compile({ id: 'a/b', locale, file: 'a/b/en-US.md', markdown })
  return html.slice(html.indexOf('<div class="doc-body">'))
}

test('files with CRLF line ends or a byte order mark are the same pages, in menus too', async () => {
  const plain = await compileSite((text) => text)
  expect(JSON.stringify(plain.menus)).toContain('按钮')
  expect(await compileSite((text) => text.replaceAll('\n', '\r\n'))).toEqual(plain)
  expect(await compileSite((text) => `\uFEFF${text}`)).toEqual(plain)
})

test('a picture by reference is a picture: its address has no locale, and it needs alternative text', async () => {
  expect(await htmlOf('![A chart][chart]\n\n[chart]: /img/chart.png "Sales"')).toContain('src="/img/chart.png"')
  await expect(htmlOf('![][chart]\n\n[chart]: /img/chart.png')).rejects.toThrow(DocsError)
  const both = await htmlOf('![A chart][it] and [a page][it]\n\n[it]: /img/chart.png')
  expect(both).toContain('src="/img/chart.png"')
  expect(both).toContain('href="/en-US/img/chart.png"')
})

test('a link by reference is followed from where it is used, and checked there', async () => {
  expect(await htmlOf('See [the prices][p].\n\n[p]: /price')).toContain('<a href="/en-US/price">the prices</a>')
  await expect(htmlOf('See [it][p].\n\n[p]: ../price')).rejects.toThrow('a/b/en-US.md:6:5\n  The link "../price" is relative.')
})

test('footnotes have their heading in the language of the page, for screen readers only', async () => {
  const english = await htmlOf('A claim.[^1]\n\n[^1]: Its source.')
  expect(english).toMatch(/<h2 class="doc-sr" id="[^"]*">Footnotes<\/h2>/)
  expect(english).toContain('aria-label="Back to the text of footnote 1"')
  const chinese = await htmlOf('一个说法。[^1]\n\n[^1]: 出处。', 'zh-CN')
  expect(chinese).toMatch(/>脚注<\/h2>/)
  expect(chinese).not.toContain('Footnotes')
})

test('a few HTML elements are allowed inside a line, without attributes that could do anything', async () => {
  expect(await htmlOf('Press <kbd>Ctrl</kbd>+<kbd>K</kbd>, H<sub>2</sub>O, x<sup>**2**</sup>, <mark>new</mark>')).toContain(
    'Press <kbd>Ctrl</kbd>+<kbd>K</kbd>, H<sub>2</sub>O, x<sup><strong>2</strong></sup>, <mark>new</mark>',
  )
  expect(await htmlOf('An <abbr title="application programming interface">API</abbr>')).toContain(
    '<abbr title="application programming interface">API</abbr>',
  )
  expect(await htmlOf('| a | b |\n| --- | --- |\n| one<br>two | c |')).toMatch(/one<br\/>\s*two/)
  const { markdown } = await compiler.compile({
    id: 'a/b',
    locale: 'en-US',
    file: 'a',
    markdown: '---\ntitle: T\ndescription: D.\n---\n\nPress <kbd>K</kbd>.\n',
  })
  expect(markdown).toContain('Press <kbd>K</kbd>.')
})

test.each([
  ['<kbd onclick="alert(1)">K</kbd>', 'HTML is not rendered: <kbd onclick="alert(1)">'],
  ['<abbr title="a" onmouseover="b">K</abbr>', 'HTML is not rendered: <abbr title="a" onmouseover="b">'],
  ['A <script>alert(1)</script>', 'HTML is not rendered: <script>'],
  ['Press <kbd>K', '<kbd> is not closed in its paragraph.'],
  ['Press K</kbd>', 'HTML is not rendered: </kbd>'],
  ['<details>\n<summary>More</summary>\n\nText\n\n</details>', 'Write :::details[Title] … ::: instead.'],
])('other HTML is refused, with another way: %s', async (body, message) => {
  await expect(htmlOf(body)).rejects.toThrow(message)
})

test('remarks have a kind, a title and an icon, and GitHub’s alerts are the same', async () => {
  for (const [name, title] of [
    ['note', 'Note'],
    ['info', 'Info'],
    ['tip', 'Tip'],
    ['important', 'Important'],
    ['warning', 'Warning'],
    ['danger', 'Danger'],
  ]) {
    const html = await htmlOf(`:::${name}\nRead **this**.\n:::`)
    expect(html).toMatch(new RegExp(`<aside class="doc-tip" data-tone="${name}" role="note"><p class="doc-tip-title">.*</svg>${title}</p>`))
  }
  expect(await htmlOf('> [!CAUTION]\n> Read **this**.')).toBe(await htmlOf(':::danger\nRead **this**.\n:::'))
  expect(await htmlOf('> [!note]\n>\n> One.\n>\n> Two.')).toBe(await htmlOf(':::note\nOne.\n\nTwo.\n:::'))
  await expect(htmlOf('> [!TIP]\n> Read\n> 这一行。')).rejects.toThrow('a/b/en-US.md:8\n  Chinese is left over')
  await expect(htmlOf('> [!HINT]\n> Read this.')).rejects.toThrow('There is no block "hint".')
  expect(await htmlOf('> [!NOTE] in a sentence is a quote.')).toContain('<blockquote>')
})

test('a part that the reader opens needs no script', async () => {
  expect(await htmlOf(':::details[More]\nText.\n:::')).toContain('<details class="doc-details"><summary>More</summary>')
  expect(await htmlOf(':::details\n正文。\n:::', 'zh-CN')).toContain('<summary>详情</summary>')
})
