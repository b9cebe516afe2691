import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkNames } from '@view-site/checks'
import { describe, expect, test } from 'vitest'
import { filesOf, read, root } from '../src/repository.ts'
import { codeLines, missingCommands } from '../src/scripts.ts'

const documents = filesOf(
  '*.md',
  'docs/**/*.md',
  'packages/*/README.md',
  'apps/**/README.md',
  'tooling/*/README.md',
  'tests/*/README.md',
  'content/**/README.md',
)
const decisions = filesOf('docs/decisions/[0-9]*.md')

test.each(documents)('%s links to existing files and headings', (file) => {
  expect(deadLinks(file)).toEqual([])
})

test.each(documents)('%s names commands that exist', (file) => {
  expect(missingCommands(codeLines(read(file)))).toEqual([])
})

describe('CONTRIBUTING', () => {
  const text = read('CONTRIBUTING.md')

  test('lists every check of npm test', () => {
    expect(checkNames().filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })
})

test('docs/failures.md names tests that exist', () => {
  const named = [...read('docs/failures.md').matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+\.(?:test|spec)\.tsx?)\)/g)]
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(([, title = '', file = '']) => !read(file).includes(title)).map(([link]) => link)).toEqual([])
})

describe('decisions', () => {
  test('are numbered without a gap', () => {
    expect(decisions.length).toBeGreaterThan(15)
    expect(decisions.map((file) => Number(file.split('/')[2]?.slice(0, 4)))).toEqual(decisions.map((_, index) => index + 1))
  })

  test.each(decisions)('%s has its title in the index, and all its parts', (file) => {
    const text = read(file)
    const [, title = 'no title'] = /^# \d+\. (.+)$/m.exec(text) ?? []
    expect(read('docs/decisions/README.md')).toContain(`[${title}](${file.split('/')[2]})`)
    const parts = [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part)
    expect(parts).toEqual(['Context', 'Decision', 'Reasons', 'Costs', 'When to reconsider'])
  })
})

function deadLinks(file: string): string[] {
  const text = read(file).replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^(https?:|mailto:|\.\.\/(?:blob|security)\/)/.test(target)) return []
    const [path = '', anchor] = target.split('#')
    const at = path === '' ? file : join(dirname(file), path)
    if (!existsSync(join(root, at))) return [target]
    return anchor === undefined || anchorsOf(read(at)).has(anchor) ? [] : [target]
  })
}

/** Anchors as GitHub derives them from headings. */
function anchorsOf(text: string): Set<string> {
  const headings = text.matchAll(/^#+ (.+)$/gm)
  return new Set(
    [...headings].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  )
}
