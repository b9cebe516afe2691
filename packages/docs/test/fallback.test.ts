import { expect, test } from 'vitest'

import type { CollectionOptions } from '../src/compile/index.ts'
import { buildSite, menuSource, pageSource } from './buildSite.ts'
import { articleOf } from './openFixture.ts'

const files = {
  'guide/menu.ts': menuSource({ 'de-DE': 'Anleitung', ar: 'دليل' }),
  'guide/start/de-DE.md': pageSource('Beginn', '## Erste Schritte\n\nText.'),
  'guide/start/ar.md': pageSource('البداية', '## الخطوات الأولى\n\nنص. [التالي](/guide/next)'),
  'guide/next/de-DE.md': pageSource(
    'Weiter',
    'Zurück zu [den Schritten](/guide/start?a=1#erste-schritte), [hier](#mehr), [Preise](/price), [außen](https://example.com).\n\n## Mehr\n\nText.',
  ),
}

const options: Partial<CollectionOptions> = { locales: ['de-DE', 'ar'], routes: ['/price'], fallback: true, anchors: 'slug' }

test('a page that is missing in a locale is shown in the default one, which the notice says in the reader’s language', async () => {
  const { articles, problems } = await buildSite(files, { ...options, texts: { ar: { untranslated: 'لم تُترجم بعد.' } } })
  expect(problems).toEqual([])
  const { html, title, locale, locales } = articleOf(articles, 'guide/next', 'ar')
  expect({ title, locale, locales }).toEqual({ title: 'Weiter', locale: 'ar', locales: ['de-DE'] })
  expect(html).toContain('role="note"><p>لم تُترجم بعد.</p>')
  expect(html).toContain('<div class="doc-body" lang="de-DE" dir="ltr">')
  expect(html).toMatch(/<div class="doc-title" dir="ltr"><div lang="de-DE"><h1/)
  expect(html).toMatch(/<div lang="ar" dir="rtl"><button[^>]*data-act="copy-page"/)
  const original = articleOf(articles, 'guide/next', 'de-DE')
  expect(original.locales).toEqual(['de-DE'])
  expect(original.html).not.toMatch(/role="note"|lang="/)
  expect(articleOf(articles, 'guide/start', 'ar').locales).toBeUndefined()
})

test('its links lead to the pages of the reader’s locale, with the ids of their headings', async () => {
  const { articles } = await buildSite(files, options)
  const { html, markdown } = articleOf(articles, 'guide/next', 'ar')
  const [heading] = articleOf(articles, 'guide/start', 'ar').headings.filter(({ depth }) => depth === 2)
  expect(html).toContain(` href="/ar/guide/start?a=1#${heading?.id}"`)
  expect(html).toContain(' href="#mehr"')
  expect(html).toContain(' href="/ar/price"')
  expect(html).toContain(' href="https://example.com"')
  expect(markdown).toContain('[den Schritten](/guide/start?a=1#erste-schritte)')
  expect(articleOf(articles, 'guide/next', 'de-DE').html).toContain(' href="/guide/start?a=1#erste-schritte"')
})

test('menu, neighbours and edit link know which language the page is in', async () => {
  const lastUpdated = new Map([['guide/next/de-DE.md', '2026-08-09']])
  const { collection } = await buildSite(files, { ...options, lastUpdated, editUrl: (file) => `https://edit.example/${file}` })
  expect(collection.menus('ar')[0]?.items).toEqual([
    { kind: 'page', title: 'البداية', page: 'guide/start', href: '/ar/guide/start' },
    { kind: 'page', title: 'Weiter', page: 'guide/next', href: '/ar/guide/next', lang: 'de-DE' },
  ])
  expect(collection.menus('de-DE')[0]?.items[1]).not.toHaveProperty('lang')
  expect(collection.frame('guide/start', 'ar').next).toEqual({ title: 'Weiter', path: '/guide/next', lang: 'de-DE' })
  expect(collection.frame('guide/next', 'ar')).toMatchObject({
    updated: '2026-08-09',
    editUrl: 'https://edit.example/guide/next/de-DE.md',
  })
})

test('what the page needs in its own locales is not asked in others, and its mistakes are reported once', async () => {
  const api = "export default { Button: { props: { type: { type: 'string', description: { 'de-DE': 'Art' } } } } }"
  const { problems } = await buildSite(
    { ...files, 'guide/next/de-DE.md': pageSource('Weiter', '::api{name="Button"}\n\n[x](/guide/nowhere)'), 'guide/next/api.ts': api },
    options,
  )
  expect(problems).toEqual([expect.stringContaining('guide/next/de-DE.md: The link /guide/nowhere leads to no page.')])
})

test('in an older version the shared page is shown in the default locale too', async () => {
  const { articles, problems } = await buildSite(files, { ...options, versions: { guide: { current: '2', others: [{ id: '1' }] } } })
  expect(problems).toEqual([])
  expect(articleOf(articles, 'guide/1/next', 'ar').html).toContain(' href="/ar/guide/1/start?a=1#')
})

test('without the option a missing locale is a problem, and with it the default locale must not be missing', async () => {
  const without = await buildSite(files, { ...options, fallback: false })
  expect(without.problems.join('\n')).toContain('guide/next/ar.md: The page exists in de-DE and not in ar.')
  const { 'guide/start/de-DE.md': _, ...noDefault } = files
  const { problems } = await buildSite(noDefault, options)
  expect(problems.join('\n')).toContain('guide/start/de-DE.md: The page exists in ar and not in de-DE.')
})
