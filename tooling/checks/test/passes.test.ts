import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPasses } from '../src/passes.ts'
import { jobOf, taskOf } from './job.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'passes-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

const layout = jobOf('test @view-site/layout', { tasks: [taskOf('@view-site/layout#test')] })

test('a job counts as passed until its hash or the tools change', async () => {
  const path = await folder()
  const passes = openPasses(path, 'node 24')
  expect(passes.passedAt(layout)).toBeUndefined()
  await passes.remember(layout)
  expect(passes.passedAt(layout)).toMatch(/^\d{4}-/)
  expect(openPasses(path, 'node 24').passedAt(layout)).toMatch(/^\d{4}-/)
  expect(openPasses(path, 'node 26').passedAt(layout)).toBeUndefined()
  expect(passes.passedAt({ ...layout, tasks: [taskOf('@view-site/layout#test', { hash: 'other' })] })).toBeUndefined()
})

test('lists the files that changed since the last pass, relative to the root', async () => {
  const passes = openPasses(await folder(), '')
  expect(passes.changedFiles(layout)).toBeUndefined()
  await passes.remember(layout)
  expect(passes.changedFiles(layout)).toEqual([])
  const inputs = { 'src/index.ts': 'b', 'src/new.ts': 'a' }
  expect(passes.changedFiles({ ...layout, tasks: [taskOf('@view-site/layout#test', { inputs })] })).toEqual([
    'packages/layout/src/index.ts',
    'packages/layout/src/new.ts',
  ])
})

test('a job with a damaged record runs again', async () => {
  const path = await folder()
  const passes = openPasses(path, '')
  await passes.remember(layout)
  for (const name of await readdir(path)) await writeFile(join(path, name), '{"key":')
  expect(passes.passedAt(layout)).toBeUndefined()
  expect(passes.changedFiles(layout)).toBeUndefined()
})
