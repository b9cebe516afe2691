import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { overviews, withOverview } from '../src/overview.ts'
import { filesOf, read, root } from '../src/repository.ts'

const manifest = z.object({ private: z.boolean().optional() })
const folders = filesOf('*/*/package.json', 'content/package.json').map(dirname)

test.each([...overviews()])('the generated part of %s is up to date (pnpm packages:metadata)', (file, overview) => {
  const text = read(file)
  expect(tableCells(text)).toBe(tableCells(withOverview(text, overview)))
})

describe('the README of a workspace package', () => {
  test('is checked for every kind of package', () => {
    expect(new Set(folders.map((folder) => folder.split('/')[0]))).toEqual(new Set(['apps', 'content', 'packages', 'tests', 'tooling']))
  })

  test.each(folders)('%s says what it is for, what is where, and how to try it', (folder) => {
    const text = read(`${folder}/README.md`)
    const isPrivate = manifest.parse(JSON.parse(read(`${folder}/package.json`))).private === true
    const [, purpose = ''] = /^# .+\n\n((?!```|\||#).+(?:\n.+)*)/.exec(text) ?? []
    expect(purpose.length).toBeGreaterThan(40)
    // A published package is described to its users: by its entries, and by an example to start with.
    const [where, example] = isPrivate ? [/^What is where$/, /^Try it$/] : [/^(API|Entries|`@view-site\/)/, /^First example$/]
    expect(sectionOf(text, where)).toMatch(/[|`]/)
    expect(sectionOf(text, example)).toContain('```')
    const paths = isPrivate ? pathsOf(sectionOf(text, where)) : []
    expect(paths.filter((path) => !existsSync(join(root, folder, path)))).toEqual([])
  })
})

/** The text below a heading, up to the next one of the same level. */
function sectionOf(text: string, heading: RegExp): string {
  const sections = text.split(/^## /m).slice(1)
  return sections.find((section) => heading.test(section.split('\n')[0] ?? ''))?.replace(/^.*\n/, '') ?? ''
}

/** Paths in the first column of a table; patterns and names of siblings are left out. */
function pathsOf(section: string): string[] {
  return [...section.matchAll(/^\| (`[^|]+`) *\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`*]+)`/g)].flatMap(([, path = '']) => (path.includes('/') || path.includes('.') ? [path] : [])),
  )
}

/** The formatter pads the cells of tables. */
function tableCells(text: string): string {
  return text.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---')
}
