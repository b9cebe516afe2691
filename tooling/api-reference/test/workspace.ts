import { mkdtempSync, realpathSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a temporary workspace from files by path, deleted after the test. */
export async function workspace(files: Readonly<Record<string, string>>): Promise<string> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'reference-')))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) await put(root, path, text)
  return root
}

/** Writes a file of a workspace and creates its folder. */
export async function put(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

/** package.json of a package with two entries and a style sheet. */
export const manifest = JSON.stringify({
  name: '@view-site/shop',
  version: '1.2.3',
  description: 'Sells things',
  exports: {
    '.': { '@view-site/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './more': { '@view-site/source': './src/more.ts', types: './dist/more.d.ts', default: './dist/more.js' },
    './client': { types: './client.d.ts' },
    './styles.css': { types: './styles.css.d.ts', default: './dist/styles.css' },
    './package.json': './package.json',
  },
})
