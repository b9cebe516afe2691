import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { libraryFailings } from './demos/libraryFailings.ts'

const page = resolve(import.meta.dirname, '../../docs/library-failings.md')

test('[PLUS-05] docs/library-failings.md lists what axe finds in the library’s own markup', () => {
  const [, list = ''] = readFileSync(page, 'utf8').split('\n## What stays\n')
  const rows = [...list.matchAll(/^\| `(.*?)` +\| `(.*?)` +\| (.*?) +\| (.*?) +\|$/gm)].map(([, ...cells]) => cells)
  expect(rows).toEqual(
    libraryFailings.map(({ rule, selector, reason, isActedOn }) => [rule, selector, isActedOn ? 'once it is used' : 'always', reason]),
  )
})
