import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

import type { CollectionOptions, CollectionPage } from '../collection/Collection.ts'
import type { FrontMatter } from '../page/CompiledArticle.ts'
import { lookAlikes } from '../lookAlikes.ts'
import { inBatches } from './inBatches.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import type { Problem } from '../Problem.ts'
import { readFrontMatter } from './readFrontMatter.ts'
import { readText } from './readText.ts'
import { olderVersions } from '../../versions/olderVersions.ts'

const foldersAtOnce = 64

/** Pages below a folder: each folder with Markdown in a locale is one. A page without all locales is reported and left out; with `fallback` one without the default locale. */
export async function findPages(
  { root, products, pathOf, versions, fallback = false }: CollectionOptions,
  locales: readonly string[],
  problems: Problem[],
): Promise<CollectionPage[]> {
  const folders = new Map<string, Set<string>>()
  const tops = products ?? (await readdir(root, { withFileTypes: true })).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  const misnamed = (folder: string, file: string, locale: string) =>
    problems.push({
      file: relative(root, join(folder, file)).split(sep).join('/'),
      message: 'The file is no page: its name is no locale of the site.',
      fix: `Rename it to ${locale}.md.`,
    })
  const overlays = new Set(olderVersions(versions).map(({ overlay }) => join(root, overlay)))
  const walked = { locales, folders, misnamed, overlays }
  await Promise.all(tops.filter((name) => name !== 'node_modules').map((name) => walk(join(root, name), walked)))
  const hasProducts = !tops.includes('')
  const options = {
    root,
    hasProducts,
    pathOf: pathOf ?? ((id: string) => `/${id}`),
    locales,
    required: fallback ? locales.slice(0, 1) : locales,
    problems,
  }
  const pages: CollectionPage[] = []
  for await (const page of inBatches([...folders], foldersAtOnce, async ([folder, found]) => {
    const read = await readPage(folder, { ...options, found })
    return read ? [read] : []
  }))
    pages.push(page)
  return pages.sort((a, b) => (a.id < b.id ? -1 : 1))
}

interface WalkOptions {
  locales: readonly string[]
  /** The folders of pages, with the locales each has. */
  folders: Map<string, Set<string>>
  /** Called for a file that was probably meant as a page in a locale: `en-us.md`. */
  misnamed: (folder: string, file: string, locale: string) => void
  /** Folders of older versions: their pages do not belong to the current version. */
  overlays: ReadonlySet<string>
}

async function walk(folder: string, options: WalkOptions): Promise<void> {
  const { locales, folders, misnamed, overlays } = options
  if (overlays.has(folder)) return
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
  const found = locales.filter((locale) => names.includes(`${locale}.md`))
  if (found.length > 0) folders.set(folder, new Set(found))
  for (const name of names) {
    const locale = locales.find((known) => name !== `${known}.md` && plainName(name) === plainName(`${known}.md`))
    if (locale !== undefined) misnamed(folder, name, locale)
  }
  const inside = entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  await Promise.all(inside.map((entry) => walk(join(folder, entry.name), options)))
}

/** The name of a page's file, however it is written: `en_us.markdown` is meant as `en-US.md`. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\.(?:markdown|mdx)$/, '.md')
}

interface ReadOptions {
  root: string
  hasProducts: boolean
  pathOf: (id: string) => string
  found: ReadonlySet<string>
  locales: readonly string[]
  /** Locales that no page may lack. */
  required: readonly string[]
  problems: Problem[]
}

async function readPage(
  folder: string,
  { root, hasProducts, pathOf, found, locales, required, problems }: ReadOptions,
): Promise<CollectionPage | undefined> {
  const id = relative(root, folder).split(sep).join('/')
  const missing = required.filter((locale) => !found.has(locale))
  const written = locales.filter((locale) => found.has(locale))
  for (const { word, meant, letter } of lookAlikes(id)) {
    const message = `"${word}" in the route of the page has the ${letter} among Latin letters, which looks like one.`
    problems.push({ file: `${id}/${locales[0]}.md`, message, fix: `Rename the folder: "${meant}".` })
  }
  for (const locale of missing) {
    const [other = ''] = found
    problems.push({
      file: `${id}/${locale}.md`,
      message: `The page exists in ${other} and not in ${locale}.`,
      fix: `Write ${id}/${locale}.md with the same headings, demos and tables.`,
    })
  }
  if (missing.length > 0) return undefined
  const heads = await Promise.all(written.map(async (locale) => [locale, await readHead(folder, locale)] as const))
  const [draft] = heads.find(([, head]) => head.draft) ?? []
  for (const [locale, head] of heads) {
    if (draft === undefined || head.draft) continue
    const message = `The page is a draft in ${draft} and not in ${locale}.`
    problems.push({ file: `${id}/${locale}.md`, line: 1, message, fix: 'Write `draft: true` in all its locales, or in none.' })
  }
  const byLocale = new Map(heads)
  const shown = locales.flatMap((locale) => {
    const head = byLocale.get(locale) ?? byLocale.get(written[0] ?? locale)
    return head ? [[locale, head] as const] : []
  })
  return {
    id,
    path: pathOf(id),
    product: hasProducts ? (id.split('/')[0] ?? id) : '',
    folder,
    frontMatter: Object.fromEntries(shown),
    ...(written.length < locales.length ? { locales: written } : {}),
  }
}

/** Front matter alone. What is wrong in it is reported when the page is compiled. */
export async function readHead(folder: string, locale: string): Promise<FrontMatter> {
  const markdown = await readText(join(folder, `${locale}.md`))
  const [head = ''] = /^---\n[\s\S]*?\n---/.exec(markdown) ?? []
  return readFrontMatter(parseMarkdown(head), '', [])
}
