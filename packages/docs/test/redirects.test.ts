import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { addAddresses } from '../src/authoring/updateAddresses.ts'
import { compileCollection } from '../src/compile/index.ts'
import { buildSite, menuSource, pageSource } from './buildSite.ts'

const files = {
  'guide/menu.ts': menuSource({ 'de-DE': 'Anleitung', 'en-US': 'Guide' }),
  'guide/start/de-DE.md': pageSource('Anfang', '## Vorbereiten\n\nText.'),
  'guide/start/en-US.md': pageSource('Start', '## Prepare\n\nText.'),
  'guide/next/de-DE.md': pageSource('Weiter', 'Text.'),
  'guide/next/en-US.md': pageSource('Next', 'Text.'),
}
const locales = ['de-DE', 'en-US']

test('[PLUS-06] a redirect leads to the last of several moves, and its anchor may be written in any language', async () => {
  const redirects = `export default {
    '/first': '/second',
    '/second': '/guide/start#prepare',
    '/section': '/first#kept',
    '/elsewhere': 'https://other.example/page',
    '/to-section': '/guide',
  }`
  const { collection, problems } = await buildSite({ ...files, 'redirects.ts': redirects }, { locales })
  expect(problems).toEqual([])
  const articles = await compileCollection(collection, { cache: false })
  const id = (await articles.read('guide/start', 'de-DE')).headings.at(-1)?.id
  expect(articles.redirects).toEqual([
    { from: '/first', to: `/guide/start#${id}` },
    { from: '/second', to: `/guide/start#${id}` },
    { from: '/section', to: `/guide/start#${id}` },
    { from: '/elsewhere', to: 'https://other.example/page' },
    { from: '/to-section', to: '/guide' },
  ])
})

test('[PLUS-06] a published page may go once a redirect leads on from it, and new pages come into the list sorted', async () => {
  const root = await mkdtemp(join(tmpdir(), 'docs-addresses-'))
  onTestFinished(() => rm(root, { recursive: true }))
  expect(await addAddresses(root, ['/guide/start', '/guide/gone'])).toEqual(['/guide/gone', '/guide/start'])
  expect(await addAddresses(root, ['/guide/start', '/guide/next'])).toEqual(['/guide/next'])
  const list = await readFile(join(root, 'addresses.txt'), 'utf8')
  expect(list.split('\n').filter((line) => line.startsWith('/'))).toEqual(['/guide/gone', '/guide/next', '/guide/start'])

  const gone = await buildSite({ ...files, 'addresses.txt': list }, { locales })
  expect(gone.problems).toEqual([
    "addresses.txt: The published page /guide/gone is gone, and no redirect leads on from it. Add `'/guide/gone': '/new/route'` to redirects.ts, or restore the page.",
  ])
  const moved = await buildSite(
    { ...files, 'addresses.txt': list, 'redirects.ts': "export default { '/guide/gone': '/guide/next' }" },
    { locales },
  )
  expect(moved.problems).toEqual([])
  expect((await buildSite({ ...files, 'addresses.txt': list }, { locales, checkAddresses: false })).problems).toEqual([])
})
