import { expect, test } from 'vitest'

import { textsByLanguage } from '../src/locales/texts.ts'
import { searchFiles } from '../src/search/build/searchFiles.ts'
import { buildSite, menuSource, pageSource } from './buildSite.ts'
import { articleOf } from './openFixture.ts'

const german = {
  'guide/menu.ts': menuSource({ 'de-DE': 'Anleitung', ar: 'دليل' }),
  'guide/start/de-DE.md': pageSource('Beginn', '## Erste Schritte\n\nWeiter mit [der nächsten Seite](/guide/next).\n\n:::tip\nGut.\n:::'),
  'guide/start/ar.md': pageSource('البداية', '## الخطوات الأولى\n\nتابع مع [الصفحة التالية](/guide/next).\n\n:::tip\nجيد.\n:::'),
  'guide/next/de-DE.md': pageSource('Weiter', '## Noch mehr\n\nZurück zu [den Schritten](/guide/start#erste-schritte).'),
  'guide/next/ar.md': pageSource('التالي', '## المزيد\n\nعودة إلى [الخطوات](/guide/start).'),
}

test('any locales: the first has addresses without a prefix, and links, menus and search follow', async () => {
  const { collection, articles } = await buildSite(german, { locales: ['de-DE', 'ar'] })
  expect(articleOf(articles, 'guide/start', 'de-DE').html).toContain('href="/guide/next"')
  expect(articleOf(articles, 'guide/start', 'ar').html).toContain('href="/ar/guide/next"')
  expect(collection.menus('ar')).toMatchObject([
    { title: 'دليل', href: '/ar/guide/start', items: [{ title: 'البداية' }, { title: 'التالي' }] },
  ])
  const [one, other] = ['de-DE', 'ar'].map((locale) => articleOf(articles, 'guide/start', locale).headings.map(({ id }) => id))
  expect(one).toEqual(other)
  const files = await searchFiles(collection, async ({ id }, locale) => articleOf(articles, id, locale))
  expect([...files.keys()].filter((name) => /^[^/]+$/.test(name))).toEqual(['de-DE.json', 'ar.json'])
})

test('the engine has texts in German and Arabic, is English in a language that it does not know, and takes those that the site gives', async () => {
  const { articles } = await buildSite(
    {
      'guide/menu.ts': menuSource({ 'de-DE': 'Anleitung', ar: 'دليل', fr: 'Guide' }),
      ...Object.fromEntries(
        ['de-DE', 'ar', 'fr'].flatMap((locale) =>
          ['start', 'next'].map((page) => [`guide/${page}/${locale}.md`, pageSource('A', ':::tip\nB.\n:::')]),
        ),
      ),
    },
    { locales: ['de-DE', 'ar', 'fr'], texts: { 'de-DE': { tones: { tip: 'Rat' }, next: 'Vor' } } },
  )
  const [german, arabic, french] = ['de-DE', 'ar', 'fr'].map((locale) => articleOf(articles, 'guide/start', locale).html)
  expect(german).toContain('>Rat<')
  expect(german).toContain('<small>Vor</small>')
  expect(german).toContain('Als Markdown kopieren')
  expect(arabic).toContain('>نصيحة<')
  expect(french).toContain('>Tip<')
  expect(french).toContain('Copy as Markdown')
})

/** Arabic says "one change" without the number. */
function withoutOne(all: readonly string[]): string[] {
  return all.filter((place) => !place.startsWith('changes.differsOnce'))
}

test('every text of the engine is in each of its languages, with the same values to be filled in', () => {
  const places = (texts: object, path = ''): string[] =>
    Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
      typeof text === 'object' && text !== null
        ? places(text, `${path}${key}.`)
        : [`${path}${key} ${[...new Set(String(text).match(/\{\w+\}/g))].sort().join(' ')}`],
    )
  const { zh, ...others } = textsByLanguage
  for (const texts of Object.values(others)) expect(withoutOne(places(texts)).sort()).toEqual(withoutOne(places(zh)).sort())
})

test('every locale has the headings of the first, and a message names the one that differs', async () => {
  const { problems } = await buildSite(
    {
      ...german,
      'guide/next/ar.md': pageSource('التالي', '## المزيد\n\n### زيادة\n\nنص.'),
      'guide/menu.ts': menuSource({ 'de-DE': 'Anleitung' }),
    },
    { locales: ['de-DE', 'ar'] },
  )
  expect(problems).toEqual([
    expect.stringContaining('guide/menu.ts: A title of the menu is missing in ar'),
    expect.stringContaining('guide/next/ar.md: de-DE.md lacks a heading of level 3'),
  ])
})

test('a menu whose title is missing in a locale can be shown: the title is reported, and nothing fails', async () => {
  const { collection } = await buildSite({ ...german, 'guide/menu.ts': menuSource({ 'de-DE': 'Anleitung' }) }, { locales: ['de-DE', 'ar'] })
  expect(collection.menus('ar')).toMatchObject([{ title: '', items: [{ title: 'البداية' }, { title: 'التالي' }] }])
  expect(collection.frame('guide/start', 'ar').breadcrumb).toEqual([{ title: '', path: '/guide/start' }])
})

test('a title that is a string is the same in every locale', async () => {
  const { collection, problems } = await buildSite({ ...german, 'guide/menu.ts': menuSource('API') }, { locales: ['de-DE', 'ar'] })
  expect(problems).toEqual([])
  for (const locale of ['de-DE', 'ar']) {
    expect(collection.menus(locale)).toMatchObject([{ title: 'API' }])
    expect(collection.frame('guide/start', locale).breadcrumb).toMatchObject([{ title: 'API' }])
  }
})

test('one locale alone has no prefix, and nothing is asked of others', async () => {
  const { collection, articles, problems } = await buildSite(
    {
      'guide/menu.ts': menuSource({ 'en-US': 'Guide' }),
      'guide/start/en-US.md': pageSource('Start', '## First steps\n\nSee [next](/guide/next). 中文 is a name here.'),
      'guide/next/en-US.md': pageSource('Next', 'Back to [start](/guide/start#first-steps).'),
    },
    { locales: ['en-US'] },
  )
  expect(problems).toEqual([])
  expect(articleOf(articles, 'guide/start', 'en-US').html).toContain('href="/guide/next"')
  expect(collection.menus('en-US')[0]?.href).toBe('/guide/start')
})

test('Chinese that is left over is found in any other language of a site that is also Chinese', async () => {
  const { problems } = await buildSite(
    {
      'guide/menu.ts': menuSource({ 'zh-CN': '指南', 'de-DE': 'Anleitung' }),
      'guide/start/zh-CN.md': pageSource('开始', '## 第一步\n\n正文。'),
      'guide/start/de-DE.md': pageSource('Beginn', '## Erste Schritte\n\n正文。'),
      'guide/next/zh-CN.md': pageSource('后续', '正文。'),
      'guide/next/de-DE.md': pageSource('Weiter', 'Text.'),
    },
    { locales: ['zh-CN', 'de-DE'] },
  )
  expect(problems).toEqual([expect.stringContaining('guide/start/de-DE.md: Chinese is left over on the German page: “正文。”')])
})

test('below a base, authors write routes and pictures without it, and every address has it', async () => {
  const { collection, articles, problems } = await buildSite(
    { ...german, 'guide/next/ar.md': pageSource('التالي', '## المزيد\n\n![صورة](/picture.png) ثم [الخطوات](/guide/start).') },
    { locales: ['de-DE', 'ar'], base: '/docs/', routes: ['/'] },
  )
  expect(problems).toEqual([])
  const { html } = articleOf(articles, 'guide/next', 'ar')
  expect(html).toContain('href="/docs/ar/guide/start"')
  expect(html).toContain('src="/docs/picture.png"')
  expect(articleOf(articles, 'guide/next', 'de-DE').html).toMatch(/href="\/docs\/guide\/start#h\w{9}"/)
  expect(collection.menus('de-DE')).toMatchObject([{ href: '/docs/guide/start', items: [{ href: '/docs/guide/start' }, {}] }])
  const wrong = await buildSite(
    { ...german, 'guide/next/ar.md': pageSource('التالي', '## المزيد\n\n[١](/docs/guide/start) [٢](/guide/strat)') },
    { locales: ['de-DE', 'ar'], base: '/docs/' },
  )
  expect(wrong.problems.join('\n')).toContain('names a base. Write /guide/start')
  expect(wrong.problems.join('\n')).toContain('perhaps /guide/start')
})

test('a site without products has its menu and its pages at the root of the content', async () => {
  const files = Object.fromEntries(
    Object.entries(german).map(([name, text]) => [name.replace('guide/', ''), text.replaceAll('/guide/', '/')]),
  )
  const { collection, articles, problems } = await buildSite(files, { locales: ['de-DE', 'ar'], products: [''] })
  expect(problems).toEqual([])
  expect(collection.pages.map(({ id, path, product }) => [id, path, product])).toEqual([
    ['start', '/start', ''],
    ['next', '/next', ''],
  ])
  expect(collection.menus('ar')).toMatchObject([{ product: '', href: '/ar/start', items: [{ href: '/ar/start' }, { href: '/ar/next' }] }])
  expect(articleOf(articles, 'start', 'ar').html).toContain('href="/ar/next"')
  const unlisted = await buildSite(
    { ...files, 'more/de-DE.md': pageSource('Mehr', 'Text.'), 'more/ar.md': pageSource('مزيد', 'نص.') },
    { locales: ['de-DE', 'ar'], products: [''] },
  )
  expect(unlisted.problems.join('\n')).toContain('more/de-DE.md: No menu leads to this page. Add it to menu.ts')
})
