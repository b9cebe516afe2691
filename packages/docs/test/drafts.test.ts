import { expect, test } from 'vitest'

import { articleOf } from './openFixture.ts'
import { buildSite, menuSource, pageSource } from './buildSite.ts'

const files = {
  'guide/menu.ts': menuSource({ 'en-US': 'Guide' }),
  'guide/start/en-US.md': pageSource('Start', 'Text.', 'published: 2026-05-06\nupdated: 2026-06-07\n'),
  'guide/next/en-US.md': pageSource('Next', 'Text.', 'draft: true\n'),
}
const options = { locales: ['en-US'] }

const reportUrl = ({ path, locale, title }: { path: string; locale: string; title: string }) =>
  `/report?${new URLSearchParams({ path, locale, title })}`

test('a draft is not in a build: no page, no menu entry, no neighbour', async () => {
  const { collection, articles, problems } = await buildSite(files, options)
  expect(problems).toEqual([])
  expect(articles.map(({ id }) => id)).toEqual(['guide/start'])
  expect(collection.menus('en-US')[0]?.items.map((item) => item.title)).toEqual(['Start'])
  expect(collection.frame('guide/start', 'en-US')).not.toHaveProperty('next')
})

test('in development a draft is a page like any other, and is marked as a draft', async () => {
  const { collection, articles } = await buildSite(files, { ...options, drafts: true })
  expect(collection.menus('en-US')[0]?.items.map((item) => item.title)).toEqual(['Start', 'Next'])
  const draft = articleOf(articles, 'guide/next', 'en-US')
  expect(draft.html).toContain('<mark>Draft</mark>')
  expect(draft.title).toBe('Next')
})

test('[PLUS-06] a page shows its days, and the day in its front matter comes before that of the history', async () => {
  const lastUpdated = new Map([['guide/start/en-US.md', '2026-08-09']])
  const { collection, articles } = await buildSite(files, { ...options, lastUpdated })
  expect(collection.frame('guide/start', 'en-US')).toMatchObject({ published: '2026-05-06', updated: '2026-06-07' })
  const { html } = articleOf(articles, 'guide/start', 'en-US')
  expect(html).toContain('Published on <time dateTime="2026-05-06">')
  expect(html).toContain('Last updated on <time dateTime="2026-06-07">')
})

test('a page asks if it was helpful and links to where a problem is reported, where the site wants it', async () => {
  const asked = articleOf((await buildSite(files, { ...options, asksHelpful: true, reportUrl })).articles, 'guide/start', 'en-US')
  expect(asked.html).toContain('aria-label="Was this page helpful?"')
  expect(asked.html).toContain(
    '<a href="/report?path=%2Fguide%2Fstart&amp;locale=en-US&amp;title=Start">Report a problem with this page</a>',
  )
  const plain = articleOf((await buildSite(files, options)).articles, 'guide/start', 'en-US')
  expect(plain.html).not.toMatch(/helpful|Report/)
})
