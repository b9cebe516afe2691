import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const starter = resolve(import.meta.dirname, '..')

const layout = resolve(starter, '../../packages/layout')
const readme = await readFile(resolve(layout, 'README.md'), 'utf8')

test.each(snippetsOf(readme))('snippets in the README of the layout match $path', async ({ path, pieces }) => {
  expect(path, `the snippet "${pieces[0]}" does not name a file of apps/starter`).toMatch(/^[\w./-]+\.tsx?$/)
  // The app with Next is one that the release rehearsal builds.
  const folder = path.startsWith('next/') ? resolve(layout, 'test') : starter
  const code = plain(withoutStyles(await readFile(resolve(folder, path), 'utf8')))
  for (const piece of pieces) expect(code).toContain(piece)
})

/** TypeScript blocks: the file named in the info string, and their pieces separated by `// …` lines. */
function snippetsOf(markdown: string) {
  return [...markdown.matchAll(/^```tsx? ?(.*)\n([\s\S]*?)^```/gm)].map(([, path = '', code = '']) => ({
    path,
    pieces: withoutStyles(code)
      .split(/^\s*\/\/ …\n/m)
      .map(plain),
  }))
}

/** Inside the workspace the styles are part of the sources. */
function withoutStyles(code: string): string {
  return code.replace(/^import '.*\.css'\n/gm, '')
}

/** Removes the indentation: a snippet may be less indented than in its file. */
function plain(code: string): string {
  return code
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}
