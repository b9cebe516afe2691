import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/config/loadConfig.ts'
import { copies, copyOf } from './copyOf.ts'
import { passedCheck } from './passedCheck.ts'
import { viewDocs } from './viewDocs.ts'

test('a new page passes every check, and check reports problems', { timeout: 300_000 }, async () => {
  const folder = await copyOf('german', 'checked')
  const created = await viewDocs(folder, 'new', 'guide/first-page')
  expect(created).toMatchObject({ code: 0 })
  expect(created.output).toContain('+ content/guide/first-page/ar.md')
  const menu = join(folder, 'content/guide/menu.ts')
  const text = await readFile(menu, 'utf8')
  await writeFile(menu, text.replace(/.*'first-page'.*\n/, ''))
  const unlisted = await viewDocs(folder, 'check')
  expect(unlisted).toMatchObject({ code: 1 })
  expect(unlisted.output).toContain('content/guide/first-page/de-DE.md:1\n  No menu leads to this page.\n')
  const asJson = await viewDocs(folder, 'check', '--json')
  expect(asJson.code).toBe(1)
  expect(JSON.parse(asJson.output)).toMatchObject({ pages: 5, problems: [{ file: 'content/guide/first-page/de-DE.md', line: 1 }] })
  await writeFile(menu, text)
  expect(await viewDocs(folder, 'check')).toEqual(passedCheck(5))
})

test('a build that fails ends with what is wrong', { timeout: 300_000 }, async () => {
  const folder = await copyOf('english', 'refused')
  await writeFile(join(folder, 'content/addresses.txt'), '/guide/gone\n')
  const { code, output } = await viewDocs(folder, 'build')
  expect(code).toBe(1)
  expect(output).toMatch(/^\d problems in the pages:\n/m)
  expect(output).toMatch(/→ Add `'\/guide\/gone': '\/new\/route'` to redirects\.ts, or restore the page\.\n\n$/)
})

const onePage = { 'content/guide/menu.ts': 'export default {}' }

test.for([
  ['no file', {}, 'There is no docs.config.ts'],
  ['no origin', { 'docs.config.ts': "export default { title: 'A' }" }, 'exports no configuration'],
  [
    'an origin with a path',
    { 'docs.config.ts': "export default { title: 'A', origin: 'https://a.example/docs' }" },
    'Write scheme and host alone',
  ],
  ['no pages', { 'docs.config.ts': "export default { title: 'A', origin: 'https://a.example' }" }, 'There is no folder'],
  [
    'a locale that is not a language tag',
    { 'docs.config.ts': "export default { title: 'A', origin: 'https://a.example', locales: ['en_US'] }", 'content/a.md': '' },
    '"en_US" is not a language tag',
  ],
  [
    'versions of an unknown section',
    {
      'docs.config.ts':
        "export default { title: 'A', origin: 'https://a.example', versions: { gide: { current: '2', others: [{ id: '1' }] } } }",
      ...onePage,
    },
    'names the section "gide"',
  ],
  [
    'a duplicate version',
    {
      'docs.config.ts':
        "export default { title: 'A', origin: 'https://a.example', versions: { guide: { current: '1', others: [{ id: '1' }] } } }",
      ...onePage,
    },
    'names 1 twice',
  ],
  [
    'an unknown token',
    {
      'docs.config.ts': "export default { title: 'A', origin: 'https://a.example', theme: { tokens: { 'size-sidebar': '1px' } } }",
      ...onePage,
    },
    'has no "size-sidebar". The tokens are',
  ],
  [
    'a page without its file',
    {
      'docs.config.ts':
        "export default { title: 'A', origin: 'https://a.example', routes: [{ path: '/x', component: 'X.tsx', title: 'X', description: 'X' }] }",
      ...onePage,
    },
    'names X.tsx, and there is no such file',
  ],
  [
    'a section with the name of the base',
    { 'docs.config.ts': "export default { title: 'A', origin: 'https://a.example', base: '/guide/' }", ...onePage },
    'has the name of the base',
  ],
  [
    'a title that is missing in a locale',
    {
      'docs.config.ts': "export default { title: { en: 'A' }, origin: 'https://a.example', locales: ['en', 'de'] }",
      'content/guide/menu.ts': 'export default {}',
    },
    'A text is missing in de',
  ],
  [
    'an announcement with an invalid date',
    {
      'docs.config.ts':
        "export default { title: 'A', origin: 'https://a.example', announcement: { id: 'a', text: 'A', until: '2026-02-30' } }",
      ...onePage,
    },
    '`announcement.until` is "2026-02-30"',
  ],
] as const)('a site with %s is rejected with a fix', async ([name, files, message]) => {
  await expect(loadConfig(await siteOf(name, files))).rejects.toThrow(message)
})

test('a site that is rejected cannot be checked', async () => {
  const folder = await siteOf('rejected', {})
  expect(await viewDocs(folder, 'check')).toEqual({ code: 2, output: expect.stringContaining('There is no docs.config.ts') })
})

/** Writes a site that consists of these files. */
async function siteOf(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(copies, `config ${name}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}
