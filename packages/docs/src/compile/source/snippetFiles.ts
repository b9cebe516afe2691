import { readdir, realpath } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'

import { distance } from 'fastest-levenshtein'

import type { CollectionOptions, CollectionPage } from '../collection/Collection.ts'
import type { SnippetFile } from './PageSource.ts'
import { readText } from './readText.ts'

type SnippetOptions = Pick<CollectionOptions, 'root' | 'samples'>

const written = /^[ \t>]*(?:[-*+]|\d+[.)])?[ \t]*(?:`{3,}|~{3,})[^`\n]*\bfile=(?:"([^"\n]*)"|'([^'\n]*)')/gm

/** Reads the files that the fences of a page show, by their paths as written. */
export async function readSnippetFiles(
  markdown: string,
  page: Pick<CollectionPage, 'folder'>,
  options: SnippetOptions,
): Promise<Record<string, SnippetFile>> {
  const read = async (path: string) => [path, await readSnippetFile(path, page, options)] as const
  return Object.fromEntries(await Promise.all(snippetPaths(markdown).map(read)))
}

/** Paths of the files that the fences of a page show, as written. */
function snippetPaths(markdown: string): string[] {
  return [...new Set(Array.from(markdown.matchAll(written), ([, double, single]) => double ?? single ?? ''))]
}

/** Absolute path of a file that a fence names; `undefined` for an unknown sample folder. */
export function snippetFile(path: string, { folder }: Pick<CollectionPage, 'folder'>, options: SnippetOptions): string | undefined {
  return place(path, folder, options)?.file
}

/** `@name/…` is below a sample folder, `./…` and `../…` start at the page's folder, and everything else is below the root of the content. */
function place(path: string, folder: string, { root, samples = {} }: SnippetOptions): { base: string; file: string } | undefined {
  const [, name, rest = ''] = /^@([^/]+)\/(.*)$/.exec(path) ?? []
  if (name === undefined) return { base: root, file: /^\.\.?\//.test(path) ? join(folder, path) : join(root, path) }
  const base = Object.hasOwn(samples, name) ? samples[name] : undefined
  return base === undefined ? undefined : { base, file: join(base, rest) }
}

async function readSnippetFile(path: string, { folder }: Pick<CollectionPage, 'folder'>, options: SnippetOptions): Promise<SnippetFile> {
  const outside: SnippetFile = { kind: 'outside', file: path, samples: Object.keys(options.samples ?? {}) }
  const found = place(path, folder, options)
  if (!found || !isInside(found.file, found.base)) return outside
  const shown = path.startsWith('@') ? path : relative(found.base, found.file).split(sep).join('/')
  // A symbolic link may lead out of the folder.
  const [file, base] = await Promise.all([found.file, found.base].map((one) => realpath(one).catch(() => undefined)))
  if (file !== undefined && base !== undefined && !isInside(file, base)) return outside
  const text = await readText(found.file).catch(() => undefined)
  return text === undefined ? { kind: 'missing', file: shown, alike: await alike(found.file) } : { kind: 'text', file: shown, text }
}

function isInside(file: string, folder: string): boolean {
  const path = relative(folder, file)
  return path !== '' && !path.startsWith('..') && !path.startsWith(sep)
}

async function alike(file: string): Promise<string[]> {
  const names = await readdir(dirname(file)).catch((): string[] => [])
  return names.filter((name) => distance(name, basename(file)) <= 3).sort()
}
