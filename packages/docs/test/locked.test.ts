import { expect, test } from 'vitest'

import { articlePayload, compileAll } from '../src/compile/index.ts'
import { articleOf, openFixture } from './openFixture.ts'

const articles = await compileAll(await openFixture('locked'), { cache: false })

test.each(['zh-CN', 'en-US'] as const)(
  '[DOC-14] what a visitor gets of a page with locked parts, and what waits behind them, in %s',
  async (locale) => {
    const { html, locked } = articleOf(articles, 'shop/part', locale)
    await expect(html).toMatchFileSnapshot(`fixtures/locked/${locale}.html.golden`)
    await expect(JSON.stringify(locked, undefined, 2)).toMatchFileSnapshot(`fixtures/locked/${locale}.locked.golden`)
  },
)

test('[DOC-14] no content of a locked part or page is published: not its text, code, headings or API', () => {
  for (const article of articles) {
    const { html, sections, terms, markdown, headings, toc, tables, demos } = article
    const published = JSON.stringify([articlePayload(article), html, sections, terms, markdown, headings, toc, tables, demos])
    expect(published).not.toMatch(/秘密|[Ss]ecret|Vault/)
  }
})

test('[DOC-14] a page that needs a licence has a header, a panel, and a Markdown page that says what it needs', () => {
  const { html, markdown, locked } = articleOf(articles, 'shop/whole', 'zh-CN')
  expect(html).toContain('id="locked-page"')
  expect(html).toContain('这一页需要 Admin Plus 授权')
  expect(markdown).toBe('# Whole 整页\n\n整页都要授权。\n\n> 这一页需要 Admin Plus 授权\n')
  expect(locked.map(({ id, products }) => [id, products])).toEqual([
    ['locked-page', ['admin_plus']],
    ['locked-1', ['icrud']],
  ])
  // The part inside is locked once more: who may read the page may not read it yet.
  expect(locked[0]?.html).toContain('data-locked="icrud"')
  expect(locked[0]?.html).not.toContain('秘密里的秘密')
})

test('[DOC-14] links lead into locked parts and out of them, by the texts of headings', () => {
  const part = articleOf(articles, 'shop/part', 'en-US')
  const whole = articleOf(articles, 'shop/whole', 'en-US')
  const [first, second] = part.locked
  const [section, api] = first?.headings ?? []
  expect(part.html).toContain(`href="#${api?.id}"`)
  expect(first?.html).toContain(`href="/en-US/shop/whole#${whole.locked[0]?.headings[0]?.id}"`)
  expect(second?.html).toContain(`href="#${section?.id}"`)
  expect(api).toMatchObject({ text: 'The licensed API', api: true })
})
