import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { satisfies } from 'semver'
import { describe, expect, test } from 'vitest'
import { casesOf, minorOf } from '../src/matrix/casesOf.ts'
import type { MatrixRecord } from '../src/matrix/MatrixRecord.ts'
import { supportedTable, withSupported } from '../src/matrix/supported.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const record: MatrixRecord = JSON.parse(read('tooling/release/matrix.json'))
const { peerDependencies: peers }: { peerDependencies: Record<string, string> } = JSON.parse(read('packages/layout/package.json'))

describe('the recorded run', () => {
  test.each(['@tanstack/react-router', 'react-router'])('the peer range of %s accepts only what passed, and begins with it', (router) => {
    const range = peers[router] ?? ''
    const own = record.cases.filter((one) => one.router === router)
    const accepted = own.filter(({ version }) => satisfies(version, range))
    expect(accepted.filter(({ error }) => error !== undefined)).toEqual([])
    expect(new Set(accepted.map(({ react }) => react)).size).toBeGreaterThan(1)
    const lowest = /\d+\.\d+\.\d+/.exec(range)?.[0]
    expect(accepted.map(({ version }) => version)).toContain(lowest)
    // A minor that nothing has tried is outside of the range.
    const [last] = own.map(({ version }) => minorOf(version)).slice(-1)
    const [major, minor] = (last ?? '').split('.').map(Number)
    expect(satisfies(`${major}.${(minor ?? 0) + 1}.0`, range)).toBe(false)
  })

  test('is what the README of the layout shows (pnpm release:matrix)', () => {
    const readme = read('packages/layout/README.md')
    expect(cells(readme)).toBe(cells(withSupported(readme, supportedTable(record, peers))))
  })
})

test('each minor is tried with its lowest and its latest patch, and both ends of React', () => {
  const cases = casesOf({
    router: 'a',
    versions: ['7.9.0', '8.0.0', '8.0.1', '8.1.0', '8.2.0-rc.1', '9.0.0'],
    candidates: '^8.0.0',
    reacts: ['19.1.0', '19.2.0', '19.2.7', '19.3.1', '20.0.0'],
    reactRanges: ['^19.2.0', '>=19.2.7'],
  })
  expect(cases.map(({ version, react }) => `${version} ${react}`)).toEqual([
    '8.0.0 19.2.7',
    '8.0.1 19.2.7',
    '8.0.1 19.3.1',
    '8.1.0 19.2.7',
    '8.1.0 19.3.1',
  ])
})

test('the table leaves out what failed and what the peer range does not accept', () => {
  const one = { router: 'react-router', react: '19.3.1' }
  const cases = [
    { ...one, version: '8.0.0', error: 'no heading' },
    { ...one, version: '8.1.0' },
    { ...one, version: '8.1.2' },
    { ...one, version: '9.0.0' },
  ]
  const table = supportedTable({ date: '2026-01-02', node: '24.1.0', chromium: '150.0.1', cases }, { 'react-router': '^8.0.0' })
  expect(table).toContain('| React Router 8.1 | 8.1.0, 8.1.2 | 19.3.1 |\n\nTested on 2026-01-02 with Node 24.1.0 and Chromium 150.')
  expect(table).not.toMatch(/8\.0|9\.0/)
})

/** The formatter pads the cells of tables. */
function cells(text: string): string {
  return text.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---')
}
