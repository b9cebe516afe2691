import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { keptPackages } from '../src/index.ts'
import { texts } from '../src/pages/texts.ts'
import { plain } from '../src/readSignature.ts'

const packages = await keptPackages(resolve(import.meta.dirname, '../../..'))
const names = packages.flatMap(({ entries }) =>
  entries.flatMap((entry) => entry.names.map((name) => ({ ...name, where: `${entry.specifier} ${name.name}, ${name.file}:${name.line}` }))),
)

test('every public name of every entry is described by a sentence', () => {
  expect(names.length).toBeGreaterThan(500)
  const missing = names.filter(({ summary }) => !/\S+ \S+.*[.!?:)`]$/s.test(summary))
  expect(missing.map(({ where }) => where)).toEqual([])
})

test('no public name has the type any', () => {
  const unknown = names.filter(({ signature = '', members }) =>
    [signature, ...members.map(({ type }) => plain(type))].some((text) => /(?:=>|:) any\b/.test(text)),
  )
  expect(unknown.map(({ where }) => where)).toEqual([])
})

test('every package has a Chinese description, and no description is left over', () => {
  expect(Object.keys(texts['zh-CN'].about).sort()).toEqual(packages.map(({ folder }) => folder).sort())
})
