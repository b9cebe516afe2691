import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coverWithChangesets } from '../src/coverWithChangesets.ts'
import { temporary } from './temporary.ts'

test('only packages without a changeset get one', async () => {
  const root = await temporary({ '.changeset/README.md': '# Changesets\n', '.changeset/first.md': "---\n'@a/one': minor\n---\n\nNew.\n" })
  expect(await coverWithChangesets(root, ['@a/one', '@a/two'])).toEqual(['@a/two'])
  expect(await readFile(join(root, '.changeset/release-rehearsal.md'), 'utf8')).toBe("---\n'@a/two': patch\n---\n\nRehearsed.\n")
  expect(await coverWithChangesets(root, ['@a/one', '@a/two'])).toEqual([])
})
