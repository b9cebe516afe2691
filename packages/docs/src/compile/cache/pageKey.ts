import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { moduleFiles } from '../ownBlocks/moduleFiles.ts'
import { lockfileOf } from './lockfile.ts'
import type { PageSource } from '../source/PageSource.ts'
import type { SiteOptions } from '../Site.ts'

/** Hash of everything that a page's body depends on, this engine included. */
export function pageKey(
  engine: string,
  { id, locale, markdown, demos, demoExtensions, diagrams, snippets, pictures, heights, api, changes, reference }: PageSource,
): string {
  return contentHash([engine, id, locale, markdown, demos, demoExtensions, diagrams, snippets, pictures, heights, api, changes, reference])
}

/** Changes with the site's options, this package's code and the libraries that shape the HTML: no version has to be maintained by hand. */
export async function engineVersion(site: SiteOptions): Promise<string> {
  const here = dirname(fileURLToPath(import.meta.url))
  const isSource = import.meta.url.endsWith('.ts')
  const folders = isSource ? ['blocks', 'compile', 'locales', 'releases', 'search'].map((name) => join(here, '../..', name)) : [here]
  const libraries = [
    'shiki',
    'remark-parse',
    'remark-gfm',
    'remark-directive',
    'remark-rehype',
    'rehype-react',
    'react-dom',
    'sharp',
    'sucrase',
    'remark-math',
    'katex',
    'beautiful-mermaid',
    ...(site.typeHints === undefined ? [] : ['twoslash', 'typescript']),
  ].map((name) => versionedPath(name))
  const own = site.blocks === undefined ? [] : [...(await moduleFiles(site.blocks))]
  // Types come from the packages that the code imports.
  const types = site.typeHints === undefined ? '' : await lockfileOf(site.typeHints)
  return contentHash([site, libraries, types, await Promise.all(folders.map(sources)), own])
}

/** Where a package is installed. With pnpm the path contains its version; it may have no entry that `require` finds. */
function versionedPath(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url)
  return manifest === undefined ? name : realpathSync(manifest)
}

/** Short hash of plain data. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

async function sources(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const code = names.filter((name) => /\.[jt]s$/.test(name) && !/\.(?:test|css)\./.test(name)).sort()
  return Promise.all(code.map((name) => readFile(join(folder, name), 'utf8')))
}
