import { resolve } from 'node:path'
import { checkCode } from '@view-site/code-check'
import { readCodeFences } from '@view-site/docs/authoring'
import { expect, test } from 'vitest'
import { dueFences } from './pages/dueFences.ts'
import { root } from './pages/pageApis.ts'

const products = ['view-ui-plus', 'admin-plus', 'admin-cloud', 'icrud', 'site']

/** Every block of code that has changed is checked in one thread, while other tests run. */
const allBlocks = 300_000

test('code in pages parses, and is consistent where it is whole', { timeout: allBlocks }, async () => {
  const fences = await readCodeFences({ root: resolve(root), products })
  const { due, remember } = dueFences(fences)
  const wrong = await checkCode(due, { root: resolve(root) })
  expect(wrong.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
  expect(fences.length).toBeGreaterThan(80)
  remember()
})
