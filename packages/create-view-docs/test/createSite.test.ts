import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import engine from '@view-site/docs/package.json' with { type: 'json' }
import { expect, onTestFinished, test } from 'vitest'
import { createSite } from '../src/createSite.ts'

const viewDocs = join(import.meta.dirname, '../../view-docs/src/cli.ts')

/** Path for a new site inside of the package, so that it resolves `view-docs` as if it were installed. */
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(import.meta.dirname, '../.cache-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'my-docs')
}

/** Creates a site and returns its manifest. */
async function manifestOf(options: { types?: boolean }): Promise<{ devDependencies?: object }> {
  const folder = await emptyFolder()
  await createSite({ folder, ...options })
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}

/** The output of `view-docs check` for a site. */
function check(folder: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--conditions=@view-site/source', viewDocs, 'check'], { cwd: folder }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
}

test.for([
  ['English with both kinds of demos', {}, '5 pages'],
  ['only Chinese, with types in code, without demos', { locales: ['zh-CN'], demos: [], types: true }, '5 pages'],
  ['German with Arabic and React', { locales: ['de-DE', 'ar'], demos: ['react'] as const }, '5 pages'],
  ['a title with quotes', { title: `Ann's "docs" \\ more` }, '5 pages'],
] as const)('a new site passes every check: %s', { timeout: 300_000 }, async ([, options, pages]) => {
  const folder = await emptyFolder()
  await createSite({ folder, ...options })
  expect(await check(folder)).toMatch(new RegExp(`^${pages} checked in [\\d.]+ s, no problems\\.\\n$`))
})

test('example pages and menus are in German and Arabic, and in English for languages without texts', async () => {
  const folder = await emptyFolder()
  await createSite({ folder, locales: ['de-DE', 'ar', 'fr'] })
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  expect(await read('content/guide/menu.ts')).toContain("title: { 'de-DE': 'Anleitung', ar: 'الدليل', fr: 'Guide' }")
  expect(await read('content/guide/start/de-DE.md')).toContain('title: Loslegen')
  expect(await read('content/guide/start/ar.md')).toContain('title: البداية')
  expect(await read('content/guide/start/fr.md')).toContain('title: Get started')
})

test('a title of the menu is written once when all languages share it', async () => {
  const folder = await emptyFolder()
  await createSite({ folder, locales: ['zh-CN'] })
  expect(await readFile(join(folder, 'content/guide/menu.ts'), 'utf8')).toContain("  title: '指南',")
})

test('the manifest has the dependencies of the demos, in versions that view-docs supports', async () => {
  const folder = await emptyFolder()
  await createSite({ folder, demos: ['react'] })
  const manifest: { name: string; dependencies: object } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  expect(manifest.name).toBe('my-docs')
  expect(Object.keys(manifest.dependencies)).toEqual(['@tanstack/react-router', 'react', 'react-dom', 'view-docs'])
})

test('only a site with types in code depends on TypeScript, in a version that Twoslash supports', async () => {
  expect((await manifestOf({})).devDependencies).toBeUndefined()
  const { twoslash, typescript } = engine.peerDependencies
  expect((await manifestOf({ types: true })).devDependencies).toEqual({ twoslash, typescript })
})

test('rejects a folder with files and an invalid language tag before writing anything', async () => {
  const folder = await emptyFolder()
  await expect(createSite({ folder, locales: ['en_US'] })).rejects.toThrow('"en_US" is not a language tag')
  await createSite({ folder })
  await expect(createSite({ folder, title: 'Other' })).rejects.toThrow('is not empty')
  expect(await readFile(join(folder, 'docs.config.ts'), 'utf8')).toContain("title: 'My docs'")
})
