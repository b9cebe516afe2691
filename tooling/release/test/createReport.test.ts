import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createReport } from '../src/createReport.ts'
import { temporary } from './temporary.ts'

test('a failed step does not stop the next ones, and the log lists every failure', async () => {
  const said: string[] = []
  const out = join(await temporary(), 'kept')
  const report = createReport(out, (text) => said.push(text))
  expect(await report.attempt('one: build', () => Promise.reject(new Error('no such file\nsee above')))).toBe(false)
  expect(await report.attempt('two: build', () => undefined)).toBe(true)
  expect(await report.attempt('two: use', () => Promise.reject(new Error('no heading')))).toBe(false)
  expect(report.close().map(({ title }) => title)).toEqual(['one: build', 'two: use'])
  const log = await readFile(join(out, 'rehearsal.log'), 'utf8')
  expect(said.join('')).toBe(log)
  expect(log).toMatch(/✗ one: build \(\d+\.\d s\)\n {4}no such file\n {4}see above\n✓ two: build/)
  expect(log).toMatch(/2 of 3 steps failed .*\n {2}✗ one: build\n {2}✗ two: use\n$/)
  expect(JSON.parse(await readFile(join(out, 'rehearsal.json'), 'utf8'))).toMatchObject([
    { error: 'no such file\nsee above' },
    {},
    { error: 'no heading' },
  ])
})

test('a required step rethrows its error and returns its result', async () => {
  const report = createReport(await temporary(), () => {})
  await expect(report.must('clone', () => Promise.reject(new Error('no repository')))).rejects.toThrow('no repository')
  expect(await report.must('count', () => 3)).toBe(3)
})
