import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const starter = resolve(import.meta.dirname, '..')

const readme = await readFile(resolve(starter, '../../packages/layout/README.md'), 'utf8')

test.each(snippetsOf(readme))('snippets in the README of the layout match $path', async ({ path, pieces }) => {
  expect(path, `the snippet "${pieces[0]}" does not name a file of apps/starter`).toMatch(/^[\w./-]+\.tsx?$/)
  const code = plain(await readFile(resolve(starter, path), 'utf8'))
  for (const piece of pieces) expect(code).toContain(piece)
})

/** TypeScript blocks: the file named in the info string, and their pieces separated by `// …` lines. */
function snippetsOf(markdown: string) {
  return [...markdown.matchAll(/^```tsx? ?(.*)\n([\s\S]*?)^```/gm)].map(([, path = '', code = '']) => ({
    path,
    // Inside the workspace the styles are part of the sources.
    pieces: code
      .replace(/^import '.*\.css'\n/gm, '')
      .split(/^\s*\/\/ …\n/m)
      .map(plain),
  }))
}

/** Removes the indentation: a snippet may be less indented than in its file. */
function plain(code: string): string {
  return code
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}
