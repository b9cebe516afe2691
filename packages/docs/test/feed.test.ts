import { expect, test } from 'vitest'

import { createCompiler, DocsError, feedEntries } from '../src/compile/index.ts'

const compiler = createCompiler()

function compile(body: string, front = 'feed: true') {
  const markdown = `---\ntitle: Changelog\ndescription: What changed.\n${front}\n---\n\n${body}`
  return compiler.compile({ id: 'demo/changelog', locale: 'en-US', file: 'demo/changelog/en-US.md', markdown })
}

test('each section of a page with a feed is an entry, with the content below its heading', async () => {
  const article = await compile(
    'Words before.\n\n## 1.1.0 · 2026-05-06\n\n- One\n\n### Fixed\n\n- Two\n\n## 1.0.0 (2026-04-01)\n\nFirst.\n',
  )
  const entries = feedEntries(article)
  expect(entries.map(({ title, day }) => [title, day])).toEqual([
    ['1.1.0 · 2026-05-06', '2026-05-06'],
    ['1.0.0 (2026-04-01)', '2026-04-01'],
  ])
  expect(entries.map(({ id }) => id)).toEqual(article.toc.filter(({ depth }) => depth === 2).map(({ id }) => id))
  expect(entries[0]?.html).toMatch(/^\s*<ul>\s*<li>One<\/li>\s*<\/ul>\s*<h3 [^>]*>Fixed<\/h3>\s*<ul>\s*<li>Two<\/li>\s*<\/ul>\s*$/)
  expect(entries[1]?.html.trim()).toBe('<p>First.</p>')
})

test('a section without a day stops the build, with its line', async () => {
  const error = await compile('## 1.0.0\n\nText.\n\n## 0.9.0 · 2026-13-01\n\nText.\n').catch((thrown: unknown) => thrown)
  if (!(error instanceof DocsError)) throw new Error(`expected a DocsError, got ${String(error)}`)
  expect(error.problems.map(({ line, message }) => [line, message])).toEqual([
    [7, 'The page has a feed, and its section "1.0.0" has no day.'],
    [11, 'The page has a feed, and its section "0.9.0 · 2026-13-01" has no day.'],
  ])
  await expect(compile('## 1.0.0\n\nText.\n', 'hidden: false')).resolves.toMatchObject({ title: 'Changelog' })
})
