import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { ApiHistory } from '../../define/ApiHistory.ts'
import type { CollectionOptions, CollectionPage } from '../collection/Collection.ts'
import type { DemoHeight, PageSource } from './PageSource.ts'
import { readPictureFiles } from './pictureFiles.ts'
import type { Problem } from '../Problem.ts'
import { readApi } from './readApi.ts'
import { readDemos, type Demo } from './readDemos.ts'
import { readText } from './readText.ts'
import { readSnippetFiles } from './snippetFiles.ts'
import { withReleases } from '../../releases/withReleases.ts'
import type { VersionAdapter } from '../../versions/createAdapter.ts'
import { leaveOut } from '../../versions/leaveOut.ts'

/** Options of the collection that reading a page depends on. */
export interface ReadPageOptions extends CollectionOptions {
  locales: readonly string[]
  /** Releases of the library that the page documents. */
  history?: ApiHistory | undefined
  /** Turns the page into that of an older version. */
  adapt?: Pick<VersionAdapter, 'api' | 'demo' | 'texts'> | undefined
}

/** Reads a page, its demos in the page's locale, its `api.ts` with the releases of its rows, and the files and pictures that it shows. */
export async function readPage(
  { id, folder }: CollectionPage,
  locale: string,
  options: ReadPageOptions,
): Promise<{ page: PageSource; problems: Problem[] }> {
  const problems: Problem[] = []
  const [written, demos, diagrams, heights, tables] = await Promise.all([
    readText(join(folder, `${locale}.md`)),
    readDemos({ id, folder }, locale, options, problems),
    readDiagrams(folder),
    readHeights(id, folder, problems),
    readApi({ id, folder }, options, problems),
  ])
  const { publicFolder, adapt } = options
  const current = { markdown: written, api: tables && adapt ? adapt.api(tables) : tables }
  const texts = adapt?.texts(current, { page: { id }, locale })
  problems.push(...(texts?.problems ?? []))
  const { markdown: text, api } = texts ?? current
  const missing = Object.keys(tables ?? {}).filter((name) => !(name in (api ?? {})))
  const markdown = leaveOut(text, { demos: new Set(demos.left), exports: new Set(missing) })
  const [snippets, pictures] = await Promise.all([
    readSnippetFiles(markdown, { folder }, options),
    publicFolder === undefined ? undefined : readPictureFiles(markdown, publicFolder),
  ])
  const page: PageSource = {
    id,
    locale,
    markdown,
    file: `${id}/${locale}.md`,
    demos: Object.fromEntries(demos.shown.map(({ name, source }) => [name, source])),
    ...demoExtensions(demos.shown),
    diagrams,
    heights,
    ...(Object.keys(snippets).length > 0 ? { snippets } : {}),
    ...(pictures ? { pictures } : {}),
    ...(api ? { api: options.history ? withReleases(api, options.history) : api } : {}),
  }
  return { page, problems }
}

function demoExtensions(demos: readonly Demo[]): Pick<PageSource, 'demoExtensions'> {
  const others = demos.filter(({ extension }) => extension !== 'vue')
  return others.length > 0 ? { demoExtensions: Object.fromEntries(others.map(({ name, extension }) => [name, extension])) } : {}
}

async function readDiagrams(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(join(folder, 'diagrams')).catch(() => [])).filter((name) => name.endsWith('.svg')).sort()
  const read = async (name: string) => [name.slice(0, -4), await readText(join(folder, 'diagrams', name))] as const
  return Object.fromEntries(await Promise.all(names.map(read)))
}

/** Heights that `measureDemos` found. A demo without one starts at the least height of a sheet. */
async function readHeights(id: string, folder: string, problems: Problem[]): Promise<Record<string, DemoHeight>> {
  const text = await readText(join(folder, 'demos', 'heights.json')).catch(() => '{}')
  try {
    const heights: Record<string, DemoHeight> = JSON.parse(text)
    return heights
  } catch (error) {
    problems.push({
      file: `${id}/demos/heights.json`,
      message: `The heights of the demos are not JSON: ${error instanceof Error ? error.message : String(error)}.`,
      fix: 'Delete the file, and measure the demos again.',
    })
    return {}
  }
}
