import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ApiHistory } from '@view-site/docs'
import { outdatedMembers, readFacts } from '@view-site/vue-demo/facts'
import { expect, test } from 'vitest'
import { root } from './pages/pageApis.ts'

const history: ApiHistory = JSON.parse(readFileSync(join(root, 'view-ui-plus/releases.json'), 'utf8'))
const { version }: { version: string } = createRequire(import.meta.url)('view-ui-plus/package.json')

test('[DOC-17] releases.json agrees with the installed library, which is its newest release', async () => {
  expect(history.releases.at(-1), 'Run `pnpm content:releases`.').toBe(version)
  expect(outdatedMembers(history, { version, facts: await readFacts() }), 'Run `pnpm content:releases all`.').toEqual([])
})

test('[DOC-17] releases.json begins with 1.0.0, and its releases are in their order', () => {
  const numbers = history.releases.map((release) => release.split('.').map(Number))
  const sorted = numbers.toSorted(([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) => a - d || b - e || c - f)
  expect(history.releases[0]).toBe('1.0.0')
  expect(numbers).toEqual(sorted)
})
