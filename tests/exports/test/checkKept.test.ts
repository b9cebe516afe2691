import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkKept } from '../src/checkKept.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
  writeFileSync(
    join(folder, 'ui.md'),
    '## `@acme/ui`\n\nexport function Button(): void\n\n## `@acme/ui/form`\n\nexport function Field(): void\n',
  )
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ui = { name: '@acme/ui', dir: 'packages/ui' }

test('[PLUS-09] a package that matches its snapshot has no problems', async () => {
  const text = '## `@acme/ui`\n\nexport function Button(): void\n\n## `@acme/ui/form`\n\nexport function Field(): void\n'
  expect(await checkKept([{ ...ui, text }], folder)).toEqual([])
})

test('[PLUS-09] a removed entry is reported with the removed lines and the command to run', async () => {
  const [problem, ...others] = await checkKept([{ ...ui, text: '## `@acme/ui`\n\nexport function Button(): void\n' }], folder)
  expect(others).toEqual([])
  expect(problem?.message).toContain('  - ## `@acme/ui/form`')
  expect(problem?.message).toContain('  - export function Field(): void')
  expect(problem?.message).toContain('pnpm exports:update')
})

test('[PLUS-09] a package without a snapshot and a snapshot without a package are reported', async () => {
  const problems = await checkKept([{ name: '@acme/i18n', dir: 'packages/i18n', text: 'export function useT(): void\n' }], folder)
  expect(problems.map(({ package: name }) => name)).toEqual(['ui.md', '@acme/i18n'])
})
