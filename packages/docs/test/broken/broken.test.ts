import { afterAll, expect, test } from 'vitest'

import { compileAll, createCompiler, DocsError } from '../../src/compile/index.ts'
import { brokenInputs } from './brokenInputs.ts'
import { openWrittenSites } from './writtenSite.ts'
import { openFixture } from '../openFixture.ts'

const sites = openWrittenSites(4)
afterAll(() => sites.close())

test('the site that the mistakes are made in is sound', () => sites.use(async ({ built }) => expect(await built()).toBe('')))

test.concurrent.for(brokenInputs)('[$requirement] is shown over the page and stops the build: $title', ({ title, changes }, { expect }) =>
  sites.use(async ({ change, built, shown, restore }) => {
    try {
      await change(changes)
      const message = await built()
      await expect(message).toMatchFileSnapshot(`../fixtures/broken/${title.replaceAll(/[^a-zA-Z]+/g, '-').toLowerCase()}.golden`)
      expect(message).toMatch(/^\d+ problems? in the pages:\n\n(?:shop\/|redirects\.ts|addresses\.txt)/)
      await expect.poll(shown, { timeout: 30_000, interval: 20 }).toBe(message)
    } finally {
      await restore()
    }
    await expect.poll(shown, { timeout: 30_000, interval: 20 }).toBe('')
  }),
)

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(error instanceof DocsError)) throw new Error('Nothing was found wrong.', { cause: error })
  return error.message
}

test('[DOC-16] all mistakes of all pages are reported together, with file, line and fix', async () => {
  const everything = await messageOf(compileAll(await openFixture('broken'), { cache: false }))
  await expect(everything).toMatchFileSnapshot('../fixtures/broken/problems.golden')
})

test('one page alone fails with its own problems', async () => {
  const markdown = '---\ntitle: T\ndescription: D\n---\n\n:::demo{src="nope"}\n:::\n'
  const message = await messageOf(createCompiler().compile({ id: 'a', locale: 'en-US', file: 'content/a/en-US.md', markdown }))
  expect(message).toBe(
    '1 problem in the pages:\n\ncontent/a/en-US.md:6:1\n  There is no demo "nope".\n  → Create demos/nope.vue in the folder of the page.\n',
  )
})
