import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { onTestFinished } from 'vitest'

import {
  compileAll,
  createCollection,
  DocsError,
  type Collection,
  type CollectionOptions,
  type CompiledArticle,
} from '../src/compile/index.ts'
import type { MenuTitle } from '../src/define/defineMenu.ts'

interface BuiltSite {
  collection: Collection
  /** Empty if there are problems. */
  articles: CompiledArticle[]
  /** Each as `file: message fix`. */
  problems: string[]
}

/** Writes a site of some files and compiles it. */
export async function buildSite(files: Readonly<Record<string, string>>, options: Partial<CollectionOptions>): Promise<BuiltSite> {
  const root = await mkdtemp(join(tmpdir(), 'docs-site-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const collection = await createCollection({ root, lastUpdated: new Map(), ...options })
  try {
    return { collection, articles: await compileAll(collection, { cache: false }), problems: [] }
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    return { collection, articles: [], problems: error.problems.map(({ file, message, fix }) => `${file}: ${message} ${fix}`) }
  }
}

/** Source of a page. */
export function pageSource(title: string, body: string, frontMatter = ''): string {
  return `---\ntitle: ${title}\ndescription: ${title}.\n${frontMatter}---\n\n${body}\n`
}

/** Source of a menu of the pages `start` and `next`. */
export function menuSource(title: MenuTitle): string {
  return `export default { title: ${JSON.stringify(title)}, index: 'start', items: [{ kind: 'page', page: 'start' }, { kind: 'page', page: 'next' }] }\n`
}
