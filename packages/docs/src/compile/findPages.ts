import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

import { locales, type Locale } from '@view-site/i18n/locale'

import type { CollectionOptions, CollectionPage } from './Collection.ts'
import type { FrontMatter } from './CompiledArticle.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import type { Problem } from './Problem.ts'
import { readFrontMatter } from './readFrontMatter.ts'

/** Pages below a folder: each folder with Markdown in a locale is one. A page without all locales is told and left out. */
export async function findPages({ root, products, pathOf }: CollectionOptions, problems: Problem[]): Promise<CollectionPage[]> {
  const folders = new Map<string, Set<Locale>>()
  const tops = products ?? (await readdir(root, { withFileTypes: true })).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  await Promise.all(tops.filter((name) => name !== 'node_modules').map((name) => walk(join(root, name), folders)))
  const pages = await Promise.all(
    [...folders].map(([folder, found]) => readPage(folder, { root, pathOf: pathOf ?? ((id) => `/${id}`), found, problems })),
  )
  return pages.filter((page) => page !== undefined).sort((a, b) => (a.id < b.id ? -1 : 1))
}

async function walk(folder: string, folders: Map<string, Set<Locale>>): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found = locales.filter((locale) => entries.some((entry) => entry.name === `${locale}.md`))
  if (found.length > 0) folders.set(folder, new Set(found))
  const inside = entries.filter((entry) => entry.isDirectory() && entry.name !== 'demos' && entry.name !== 'node_modules')
  await Promise.all(inside.map((entry) => walk(join(folder, entry.name), folders)))
}

interface ReadOptions {
  root: string
  pathOf: (id: string) => string
  found: ReadonlySet<Locale>
  problems: Problem[]
}

async function readPage(folder: string, { root, pathOf, found, problems }: ReadOptions): Promise<CollectionPage | undefined> {
  const id = relative(root, folder).split(sep).join('/')
  const missing = locales.filter((locale) => !found.has(locale))
  for (const locale of missing) {
    const [other = ''] = found
    problems.push({
      file: `${id}/${locale}.md`,
      message: `The page exists in ${other} and not in ${locale}.`,
      fix: `Write ${id}/${locale}.md with the same headings, demos and tables.`,
    })
  }
  if (missing.length > 0) return undefined
  const [zh, en] = await Promise.all([readHead(folder, 'zh-CN'), readHead(folder, 'en-US')])
  return { id, path: pathOf(id), product: id.split('/')[0] ?? id, folder, frontMatter: { 'zh-CN': zh, 'en-US': en } }
}

/** Front matter alone. What is wrong in it is told when the page is compiled. */
async function readHead(folder: string, locale: Locale): Promise<FrontMatter> {
  const markdown = await readFile(join(folder, `${locale}.md`), 'utf8')
  const [head = ''] = /^---\n[\s\S]*?\n---/.exec(markdown) ?? []
  return readFrontMatter(parseMarkdown(head), '', [])
}
