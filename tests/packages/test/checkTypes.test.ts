import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkTypes } from '../src/checkTypes.ts'
import { lintTarball } from '../src/lintTarball.ts'
import { packPackage } from '../src/packPackage.ts'
import { openTarball } from '../src/Tarball.ts'

const folders: string[] = []

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const manifest = {
  name: '@acme/sample',
  version: '1.0.0',
  license: 'MIT',
  repository: { type: 'git', url: 'git+https://github.com/acme/sample.git' },
  files: ['dist'],
  type: 'module',
  sideEffects: false,
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
}

/** The tarball of a sample package. */
async function packed(changes: object, files: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'))
  folders.push(folder)
  const all = {
    'package.json': JSON.stringify({ ...manifest, ...changes }),
    'dist/index.js': `export { a } from './a.js'`,
    'dist/index.d.ts': `export { a } from './a.js'`,
    'dist/a.js': 'export const a = 1',
    'dist/a.d.ts': 'export declare const a: number',
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return packPackage(folder)
}

test('[PLUS-09] a valid package passes publint and are-the-types-wrong', async () => {
  const data = await packed({})
  expect(await checkTypes(openTarball(data))).toEqual([])
  expect(await lintTarball(data)).toEqual([])
})

test('[PLUS-09] declarations that Node cannot resolve are reported', async () => {
  const data = await packed({}, { 'dist/index.d.ts': `export { a } from './a'` })
  expect((await checkTypes(openTarball(data))).join()).toContain('InternalResolutionError')
})

test('[PLUS-09] CommonJS in a file that is declared as a module is reported', async () => {
  const data = await packed({}, { 'dist/index.js': 'module.exports = { a: 1 }' })
  expect((await lintTarball(data)).join()).toMatch(/CJS|ESM/)
})

test('[PLUS-09] types that no resolution finds are reported', async () => {
  const data = await packed({ exports: { '.': { default: './dist/index.js', types: './dist/index.d.ts' } } })
  expect((await lintTarball(data)).join()).toContain('types')
})
