import { expect, test } from 'vitest'

import { createCompiler, type Compiler } from '../../compile/index.ts'

const byText = createCompiler({ locales: ['de-DE', 'ar'], anchors: 'slug' })
const byPlace = createCompiler({ locales: ['de-DE', 'ar'] })

async function compiled(compiler: Compiler, body: string, locale = 'de-DE') {
  return compiler.compile({ id: 'a/b', locale, file: 'a', markdown: `---\ntitle: Start\ndescription: D\n---\n\n${body}` })
}

/** Ids of a page by the texts of its headings, its title first. */
async function idsOf(compiler: Compiler, body: string, locale?: string): Promise<[string, string][]> {
  const { headings } = await compiled(compiler, body, locale)
  return headings.map(({ text, id }) => [text, id])
}

test('slugs are those of GitHub, in the language of the page, and once on a page', async () => {
  const body = '## Über `npm run`\n\n## Start\n\n## App\n\n### Mehr\n\n### Mehr\n\n## ???\n'
  expect(await idsOf(byText, body)).toEqual([
    ['Start', 'start'],
    ['Über npm run', 'über-npm-run'],
    ['Start', 'start-1'],
    ['App', 'app-1'],
    ['Mehr', 'mehr'],
    ['Mehr', 'mehr-1'],
    ['???', expect.stringMatching(/^h\w{9}$/)],
  ])
  expect(await idsOf(byText, '## أول خطوة\n', 'ar')).toEqual([
    ['Start', 'start'],
    ['أول خطوة', 'أول-خطوة'],
  ])
})

test.each([
  ['slugs', byText],
  ['hashes', byPlace],
])('an id that the author wrote is used instead of %s, and shows nowhere', async (_kind, compiler) => {
  const { html, markdown, toc, sections } = await compiled(compiler, '## Einrichten {#install}\n\nText, [hier](#install).\n\n## Install\n')
  expect(toc).toContainEqual({ id: 'install', text: 'Einrichten', depth: 2 })
  expect(html).toContain('<h2 id="install"')
  expect(html.match(/ id="install"/g)).toHaveLength(1)
  expect(sections.map(({ title }) => title)).toEqual(['Einrichten', 'Install'])
  expect(markdown).toContain('\n## Einrichten\n')
})

test('an item of a list with an id can be linked to, and the id shows nowhere', async () => {
  const body = '## Fallen\n\n- **Erste.** Text mit `Code`. {#erste}\n- **Zweite.**\n\n[dorthin](#erste)\n'
  const { html, markdown, sections, structure } = await compiled(byPlace, body)
  expect(html).toContain('<li id="erste"><strong>Erste.</strong> Text mit <code>Code</code>.<a href="#erste" class="doc-hash"')
  expect(html).toContain('<li><strong>Zweite.</strong></li>')
  expect(`${html} ${markdown} ${JSON.stringify(sections)}`).not.toContain('{#')
  expect(structure.map(({ label }) => label)).toContain('an item {#erste}')
})

test.each([
  ['- A {#x}\n\n- B {#x}\n', 'The id "x" is taken.'],
  ['## A {#x}\n\n- B {#x}\n', 'The id "x" is taken.'],
  ['## A {#a b}\n', '"a b" cannot be an id.'],
  ['## A {#x}\n\n## B {#x}\n', 'The id "x" is taken.'],
  ['## A {#boot}\n', 'The id "boot" is taken.'],
])('%j is reported', async (body, message) => {
  await expect(compiled(byText, body)).rejects.toThrow(message)
})
