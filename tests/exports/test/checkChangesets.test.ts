import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkChangesets } from '../src/checkChangesets.ts'
import { createRepository, type Repository } from './repository.ts'

let repository: Repository

beforeEach(() => {
  repository = createRepository()
  repository.write({
    '.changeset/README.md': 'Not a changeset.',
    'packages/ui/package.json': manifest('@acme/ui', '1.0.0'),
    'packages/docs/package.json': manifest('@acme/docs', '1.0.0'),
    'api/ui.md': 'export function Button(): void',
    'api/docs.md': 'export function compile(): void',
  })
  repository.commit('released')
})

afterEach(() => repository.remove())

test('[PLUS-09] no changeset is required while the public names are those of the last release', async () => {
  repository.write({ 'packages/ui/src/Button.ts': '' })
  expect(await check()).toEqual([])
})

test('[PLUS-09] a change without a changeset is reported once, with the command to run', async () => {
  repository.git('switch', '--quiet', '--create', 'change')
  repository.write({ 'api/ui.md': 'export function Button(size: number): void' })
  repository.commit('a size')
  const problems = await check()
  expect(problems).toEqual([{ package: '@acme/ui', message: expect.stringContaining('pnpm changeset') }])
})

test('[PLUS-09] a change that is not committed counts, and so does its changeset', async () => {
  repository.write({ 'api/ui.md': 'export function Button(size: number): void' })
  expect(await named()).toEqual(['@acme/ui'])
  repository.write({ '.changeset/new-size.md': changeset('@acme/ui') })
  expect(await check()).toEqual([])
})

test('[PLUS-09] a changeset without a head is reported, since no release can be made with it', async () => {
  repository.write({ '.changeset/empty.md': '', '.changeset/size.md': changeset('@acme/ui') })
  expect(await check()).toEqual([{ package: '.changeset/empty.md', message: expect.stringContaining('Delete it') }])
})

test('[PLUS-09] a changeset that names another package does not count', async () => {
  repository.write({ 'api/ui.md': 'export function Button(size: number): void', '.changeset/other.md': changeset('@acme/docs') })
  expect(await named()).toEqual(['@acme/ui'])
})

test('[PLUS-09] on a branch, the changeset of an earlier change does not count for the next change until it is edited', async () => {
  repository.write({ 'api/ui.md': 'export function Button(size: number): void', '.changeset/size.md': changeset('@acme/ui') })
  repository.commit('a size')
  repository.git('switch', '--quiet', '--create', 'next')
  repository.write({ 'api/ui.md': 'export function Button(size: number, tone: string): void' })
  repository.commit('a tone')
  expect(await named()).toEqual(['@acme/ui'])
  repository.write({ '.changeset/size.md': `${changeset('@acme/ui')} And a tone.` })
  expect(await check()).toEqual([])
})

test('[PLUS-09] on the base branch, the changesets of the next release count', async () => {
  repository.write({ 'api/ui.md': 'export function Button(size: number): void', '.changeset/size.md': changeset('@acme/ui') })
  repository.commit('a size')
  expect(await check()).toEqual([])
  repository.write({ '.changeset/size.md': null })
  repository.commit('the changeset is lost')
  expect(await named()).toEqual(['@acme/ui'])
})

test('[PLUS-09] a release consumes its changesets, before and after it is committed', async () => {
  repository.write({ 'api/ui.md': 'export function Button(size: number): void', '.changeset/size.md': changeset('@acme/ui') })
  repository.commit('a size')
  repository.git('switch', '--quiet', '--create', 'release')
  repository.write({ '.changeset/size.md': null, 'packages/ui/package.json': manifest('@acme/ui', '1.1.0') })
  expect(await check('1.1.0')).toEqual([])
  repository.commit('release')
  expect(await check('1.1.0')).toEqual([])
  repository.write({ 'api/ui.md': 'export function Button(): void' })
  repository.commit('back')
  expect((await check('1.1.0')).map(({ package: name }) => name)).toEqual(['@acme/ui'])
})

test('[PLUS-09] a new package needs a changeset for its first version', async () => {
  repository.write({ 'packages/i18n/package.json': manifest('@acme/i18n', '0.0.0'), 'api/i18n.md': 'export function useT(): void' })
  const added = { name: '@acme/i18n', version: '0.0.0', dir: 'packages/i18n' }
  expect((await check('1.0.0', [added])).map(({ package: name }) => name)).toEqual(['@acme/i18n'])
  repository.commit('a package')
  expect(await check('1.0.0', [added])).toEqual([{ package: '@acme/i18n', message: expect.stringContaining('first version') }])
  repository.write({ '.changeset/i18n.md': changeset('@acme/i18n') })
  expect(await check('1.0.0', [added])).toEqual([])
})

test('[PLUS-09] a pull request is compared with its base branch', async () => {
  repository.git('switch', '--quiet', '--create', 'next-major')
  repository.write({ 'api/ui.md': 'export function Button(size: number): void', '.changeset/size.md': changeset('@acme/ui') })
  repository.commit('a size')
  repository.git('switch', '--quiet', '--create', 'change')
  repository.write({ 'api/ui.md': 'export function Button(size: string): void' })
  repository.commit('a size in words')
  expect(await check('1.0.0', [], 'main')).toEqual([])
  expect((await check('1.0.0', [], 'next-major')).map(({ package: name }) => name)).toEqual(['@acme/ui'])
})

async function check(version = '1.0.0', more: { name: string; version: string; dir: string }[] = [], base?: string) {
  const packages = [
    { name: '@acme/ui', version, dir: 'packages/ui' },
    { name: '@acme/docs', version: '1.0.0', dir: 'packages/docs' },
    ...more,
  ]
  return checkChangesets(packages, { root: repository.root, folder: join(repository.root, 'api'), base })
}

async function named(): Promise<string[]> {
  return (await check()).map(({ package: name }) => name)
}

function manifest(name: string, version: string): string {
  return JSON.stringify({ name, version }, null, 2)
}

function changeset(name: string): string {
  return `---\n'${name}': minor\n---\n\nButtons have a size.\n`
}
