import { expect, test, vi } from 'vitest'

import { compileAll, createCompiler, DocsError } from '../src/compile/index.ts'
import { openFixture } from './openFixture.ts'

// The first page of a run loads grammars and WebAssembly.
vi.setConfig({ testTimeout: 60_000 })

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(error instanceof DocsError)) throw new Error('Nothing was found wrong.', { cause: error })
  return error.message
}

const everything = await messageOf(compileAll(await openFixture('broken'), { cache: false }))

test('[DOC-16] every mistake of every page is told at once, with file, line and what to do', async () => {
  await expect(everything).toMatchFileSnapshot('fixtures/broken/problems.golden')
})

test('[DOC-16] a page that lacks a heading, a demo or a table in one locale stops the build', () => {
  expect(everything).toContain('shop/structure/zh-CN.md:8\n  en-US.md lacks a heading of level 3 in this place.')
  expect(everything).toContain('shop/structure/en-US.md:8\n  zh-CN.md lacks a table of 2 × 2 cells in this place.')
  expect(everything).toContain('shop/lonely/en-US.md\n  The page exists in zh-CN and not in en-US.')
})

test('a demo that cannot be translated is told with the place its error names', async () => {
  const message = await messageOf(compileAll(await openFixture('everything', { localizeDemo: untranslated }), { cache: false }))
  expect(message).toContain(
    'demo/everything/demos/size.vue:7\n  Chinese is left over in the en-US demo: “小”.\n  → Add the text to <i18n lang="en-US">.',
  )
})

test('one page alone fails with its own problems', async () => {
  const markdown = '---\ntitle: T\ndescription: D\n---\n\n:::demo{src="nope"}\n:::\n'
  const message = await messageOf(createCompiler().compile({ id: 'a', locale: 'en-US', file: 'content/a/en-US.md', markdown }))
  expect(message).toBe(
    '1 problem in the pages:\n\ncontent/a/en-US.md:6\n  There is no demo "nope".\n  → Create demos/nope.vue beside the page.\n',
  )
})

function untranslated(_source: string, locale: string, file: string): string {
  if (locale === 'zh-CN') return ''
  throw Object.assign(new Error(`${file}:7: Chinese is left over in the en-US demo: “小”. Add the text to <i18n lang="en-US">.`), {
    line: 7,
  })
}
