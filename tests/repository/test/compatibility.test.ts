import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unclearDeprecations } from '../src/deprecations.ts'
import { guidesOf, isBreaking, missingParts } from '../src/migrations.ts'
import { filesOf, read, root } from '../src/repository.ts'

const guides = filesOf('docs/migrations/*.md').filter((file) => !file.endsWith('/README.md'))

describe('deprecations', () => {
  test('of published packages say since when, until when and what to use instead', () => {
    const sources = filesOf('packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx').filter((file) => !/\.test\.tsx?$/.test(file))
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.flatMap((file) => unclearDeprecations(read(file)).map((tag) => `${file}: ${tag}`))).toEqual([])
  })

  test('have one form', () => {
    const source = [
      '/** @deprecated since 1.4.0, removed in 2.0.0: use `openTab`. */',
      '/**\n * Opens a tab.\n * @deprecated use `openTab`\n */',
      '  /** @deprecated */',
      "const tag = 'A member marked @deprecated is shown so.'",
    ].join('\n')
    expect(unclearDeprecations(source)).toEqual(['@deprecated use `openTab`', '@deprecated'])
  })
})

describe('migration guides', () => {
  test('a changeset that breaks something links to one', () => {
    const breaking = filesOf('.changeset/*.md').filter((file) => isBreaking(read(file)))
    const lacking = breaking.filter((file) => guidesOf(read(file)).filter((guide) => existsSync(join(root, guide))).length === 0)
    expect(lacking).toEqual([])
  })

  test('have the parts of the template, and are in its list', () => {
    const overview = read('docs/migrations/README.md')
    expect(missingParts(overview)).toEqual([])
    expect(guides.map((file) => [file, missingParts(read(file))]).filter(([, missing]) => missing?.length !== 0)).toEqual([])
    expect(guides.filter((file) => !overview.includes(`](${file.replace('docs/migrations/', '')})`))).toEqual([])
  })

  test('are asked for by kind or by word', () => {
    expect(isBreaking("---\n'@view-site/ui': patch\n'@view-site/layout': major\n---\n\nTabs are new.\n")).toBe(true)
    expect(isBreaking("---\n'@view-site/layout': minor\n---\n\n**Breaking:** `open` is removed.\n")).toBe(true)
    expect(isBreaking("---\n'@view-site/layout': minor\n---\n\nThe major browsers: unbreakable.\n")).toBe(false)
    expect(guidesOf('See [the guide](https://x.example/docs/migrations/layout-2.0.0.md).')).toEqual(['docs/migrations/layout-2.0.0.md'])
    expect(missingParts('# A\n\n## Changes\n\n## Check\n')).toEqual(['Before you update', 'Stored data'])
  })
})
