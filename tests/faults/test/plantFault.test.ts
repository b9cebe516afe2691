import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { faults } from '../src/faults.ts'
import { plantFault } from '../src/plantFault.ts'

let folder: string
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'sum.ts'), 'const a = 1\nconst b = 2\n')
  writeFileSync(join(folder, 'rest.ts'), 'export {}\n')
})

test('applies every edit, including several of one file, and undoes them all', () => {
  const undo = plantFault(folder, [
    { file: 'sum.ts', find: 'a = 1', replace: 'a = $&3' },
    { file: 'sum.ts', find: 'b = 2', replace: 'b = 4' },
    { file: 'new/one.ts', add: 'export const one = 1\n' },
    { file: 'rest.ts', remove: true },
  ])
  expect(read('sum.ts')).toBe('const a = $&3\nconst b = 4\n')
  expect(read('new/one.ts')).toBe('export const one = 1\n')
  expect(readdirSync(folder)).toEqual(['new', 'sum.ts'])
  undo()
  expect(read('sum.ts')).toBe('const a = 1\nconst b = 2\n')
  expect(read('rest.ts')).toBe('export {}\n')
  expect(readdirSync(join(folder, 'new'))).toEqual([])
})

test.each([
  ['a text that does not occur', { file: 'sum.ts', find: 'c = 3', replace: '' }, '0 times'],
  ['a text that occurs twice', { file: 'sum.ts', find: 'const', replace: '' }, '2 times'],
  ['an edit of a missing file', { file: 'none.ts', find: 'a', replace: 'b' }, 'no none.ts'],
  ['the removal of a missing file', { file: 'none.ts', remove: true as const }, 'no none.ts'],
  ['the addition of an existing file', { file: 'rest.ts', add: '' }, 'already exists'],
])('%s is an error, and nothing is changed', (_what, edit, message) => {
  expect(() => plantFault(folder, [{ file: 'sum.ts', find: 'a = 1', replace: 'a = 3' }, edit])).toThrow(message)
  expect(read('sum.ts')).toBe('const a = 1\nconst b = 2\n')
  expect(readdirSync(folder)).toEqual(['rest.ts', 'sum.ts'])
})

test.each(faults)('$name can be planted into the current files', ({ edits }) => {
  const root = resolve(import.meta.dirname, '../../..')
  const touched = [...new Set(edits.map(({ file }) => file))].filter((file) => existsSync(join(root, file)))
  const originals = touched.map((file) => ({ file, add: readFileSync(join(root, file), 'utf8') }))
  plantFault(folder, originals)
  expect(() => plantFault(folder, edits)).not.toThrow()
})

test('each test file that a command names exists', () => {
  const missing = faults.flatMap(({ name, command }) => {
    const file = testFileIn(command)
    return file !== undefined && pathsOf(file).length === 0 ? [`${name}: ${file}`] : []
  })
  expect(missing).toEqual([])
})

test('each unit test that has to fail has a title that its file contains', () => {
  const missing = faults.flatMap(({ name, check, command, foundBy }) => {
    const file = testFileIn(command)
    const [, title] = /\\\.tsx?\.\*(.+?)(?:\.\*|$)/.exec(foundBy.source) ?? []
    if (check !== 'unit' || file === undefined || title === undefined) return []
    const isThere = pathsOf(file).some((path) => new RegExp(title).test(readFileSync(path, 'utf8')))
    return isThere ? [] : [`${name}: ${title} in ${file}`]
  })
  expect(missing).toEqual([])
})

test('each fault has a different name', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})

/** The test file that a command runs, relative to its package. */
function testFileIn(command: string): string | undefined {
  return /[\w./-]+\.(?:test|spec)\.tsx?/.exec(command)?.[0]
}

function pathsOf(file: string): string[] {
  const cwd = resolve(import.meta.dirname, '../../..')
  return globSync([`content/${file}`, `{apps,packages,tests}/*/${file}`], { cwd }).map((path) => join(cwd, path))
}
