import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkCode } from '@view-site/code-check'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { dueFences } from './pages/dueFences.ts'
import { root } from './pages/pageApis.ts'
import { openPassRecord } from './passRecord.ts'

let file = ''

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'passes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // The whole suite may run with it.
  vi.stubEnv('CHECKS_FRESH', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  file = join(folder, 'passes.json')
})

const fence = (page: string, code: string) => ({ file: `${page}.md`, line: 3, language: 'json', isPart: false, code })

test('code of a page that passed is checked again only after a change, and then a mistake in it is found', async () => {
  const first = dueFences([fence('a', '{}'), fence('b', '[]')], file)
  expect(first.due).toHaveLength(2)
  first.remember()
  expect(dueFences([fence('a', '{}'), fence('b', '[]')], file).due).toEqual([])
  const { due } = dueFences([fence('a', '{'), fence('b', '[]')], file)
  expect(due.map((one) => one.file)).toEqual(['a.md'])
  expect(await checkCode(due, { root })).toMatchObject([{ file: 'a.md' }])
})

test('code of a page that was moved by a line, or has one block more, is checked again', () => {
  dueFences([fence('a', '{}')], file).remember()
  expect(dueFences([{ ...fence('a', '{}'), line: 4 }], file).due).toHaveLength(1)
  expect(dueFences([fence('a', '{}'), fence('a', '[]')], file).due).toHaveLength(2)
})

test('a record that was never written, is damaged, or is turned off leaves nothing out', () => {
  const record = openPassRecord(file)
  expect(record.has('a', 'key')).toBe(false)
  record.add(new Map([['a', 'key']]))
  record.add(new Map([['b', 'other']]))
  expect([record.has('a', 'key'), record.has('a', 'other'), record.has('b', 'other')]).toEqual([true, false, true])
  vi.stubEnv('CHECKS_FRESH', '1')
  expect(openPassRecord(file).has('a', 'key')).toBe(false)
  vi.stubEnv('CHECKS_FRESH', '')
  for (const text of ['{"a":', 'null', '"key"']) {
    writeFileSync(file, text)
    expect.soft(openPassRecord(file).has('a', 'key'), text).toBe(false)
  }
})
