import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { firstExample, publishedPackages, readBlocks } from '@view-site/published'
import { describe, expect, test } from 'vitest'

const packages = await publishedPackages(resolve(import.meta.dirname, '../../..'))

describe.each(packages)('[PLUS-09] the README of $manifest.name', async ({ path, manifest }) => {
  const text = await readFile(join(path, 'README.md'), 'utf8')
  const blocks = readBlocks(text)

  test('shows how to install it with its required peers', () => {
    const commands = blocks.filter(({ language }) => language === 'sh').map(({ code }) => code)
    const needed = Object.keys(manifest.peerDependencies ?? {}).filter((name) => !manifest.peerDependenciesMeta?.[name]?.optional)
    for (const name of [manifest.name, ...needed]) expect(commands.join(' ').split(/\s+/)).toContain(name)
  })

  test('has a first example, an API table and “How it fits”', () => {
    expect(firstExample(blocks).size).toBeGreaterThan(0)
    for (const heading of [/^## First example$/m, /^## How it fits/m, /^\| /m]) expect(text).toMatch(heading)
  })

  test('names every entry', () => {
    const entries = Object.keys(manifest.exports ?? {}).filter((entry) => !['.', './package.json'].includes(entry))
    for (const entry of entries) expect(text).toContain(entry.slice(1))
  })
})

test('a block has its line, its file and whether it is a fragment', () => {
  const text = [
    '# A',
    '```ts first/main.ts',
    'a()',
    '```',
    '',
    '```tsx part',
    '<A />',
    '```',
    '',
    '````md',
    '```sh',
    'x',
    '```',
    '````',
    '',
  ].join('\n')
  expect(readBlocks(text)).toEqual([
    { line: 3, language: 'ts', file: 'first/main.ts', isPart: false, code: 'a()\n' },
    { line: 7, language: 'tsx', file: undefined, isPart: true, code: '<A />\n' },
    { line: 11, language: 'md', file: undefined, isPart: false, code: '```sh\nx\n```\n' },
  ])
})
