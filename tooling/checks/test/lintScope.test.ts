import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lintScope } from '../src/lintScope.ts'
import { openPasses } from '../src/passes.ts'
import { jobOf, taskOf } from './job.ts'

/** The lint job over two packages; `changed` overrides the hashes of files and tasks. */
function lint(changed: Record<string, string> = {}) {
  const files = { 'oxlint.json': 'a', 'packages/ui/src/index.ts': 'a', 'packages/layout/src/index.ts': 'a' }
  const inputs = Object.fromEntries(Object.entries(files).map(([name, hash]) => [name, changed[name] ?? hash]))
  const types = ['ui', 'layout'].map((name) => taskOf(`@view-site/${name}#typecheck`, { hash: changed[name] ?? 'a' }))
  return jobOf('lint', { check: 'lint', tasks: [taskOf('//#lint', { inputs, hash: JSON.stringify(inputs) }), ...types] })
}

async function passed() {
  const folder = await mkdtemp(join(tmpdir(), 'lint-scope-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return openPasses(folder, '')
}

test('lints only packages whose files or types changed', async () => {
  const passes = await passed()
  expect(lintScope(lint(), passes)).toEqual([])
  await passes.remember(lint())
  expect(lintScope(lint({ 'packages/layout/src/index.ts': 'b', layout: 'b' }), passes)).toEqual(['packages/layout'])
  expect(lintScope(lint({ 'packages/ui/src/index.ts': 'b', ui: 'b', layout: 'b' }), passes)).toEqual(['packages/ui', 'packages/layout'])
})

test('lints everything after a change outside of the packages', async () => {
  const passes = await passed()
  await passes.remember(lint())
  expect(lintScope(lint({ 'oxlint.json': 'b', 'packages/ui/src/index.ts': 'b', ui: 'b' }), passes)).toEqual([])
})
