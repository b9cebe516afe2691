import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { ApiHistory } from '../../define/ApiHistory.ts'
import type { ApiExport, PageApi } from '../../define/defineApi.ts'
import type { Localized } from '../../define/Localized.ts'
import { isLeftOver, languageName } from './chinese.ts'
import type { CollectionOptions, CollectionPage } from '../collection/Collection.ts'
import { lineIn, lineOfError, describeError } from './lineIn.ts'
import { loadDefault } from './loadDefault.ts'
import { listOf, writeIn } from './localesInWords.ts'
import type { DemoHeight, PageSource } from './PageSource.ts'
import { readPictureFiles } from './pictureFiles.ts'
import type { Problem } from '../Problem.ts'
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
    readDemos(id, folder, locale, options, problems),
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

async function readDemos(
  id: string,
  folder: string,
  locale: string,
  { localizeDemo, demoExtensions = ['vue'], adapt }: ReadPageOptions,
  problems: Problem[],
): Promise<{ shown: Demo[]; left: string[] }> {
  const left: string[] = []
  const files = (await readdir(join(folder, 'demos')).catch((): string[] => [])).sort()
  const demos = await Promise.all(
    files.map(async (fileName) => {
      const [, name = '', extension = ''] = /^(.+)\.(\w+)$/.exec(fileName) ?? []
      if (!demoExtensions.includes(extension)) return []
      const file = `${id}/demos/${fileName}`
      const written = await readText(join(folder, 'demos', fileName))
      const source = adapt ? adapt.demo(written) : written
      if (source === undefined) {
        left.push(name)
        return []
      }
      try {
        return [{ name, extension, source: localizeDemo ? localizeDemo(source, locale, file) : source }]
      } catch (error) {
        problems.push(demoProblem(error, file))
        return [{ name, extension, source }]
      }
    }),
  )
  const found = demos.flat()
  for (const [index, { name, extension }] of found.entries()) {
    const other = found.find((demo) => demo.name === name)
    if (other === found[index]) continue
    problems.push({
      file: `${id}/demos/${name}.${extension}`,
      line: 1,
      message: `There is a demo "${name}" in ${name}.${other?.extension} too.`,
      fix: 'Rename one of them: pages show demos by their names without extension.',
    })
  }
  return { shown: found, left }
}

interface Demo {
  name: string
  extension: string
  source: string
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

/** `localizeDemo` throws errors that carry `line`, and begin with the place. */
function demoProblem(error: unknown, file: string): Problem {
  const line = error instanceof Error && 'line' in error && typeof error.line === 'number' ? { line: error.line } : {}
  const text = error instanceof Error ? error.message : String(error)
  const [message = '', ...fix] = text.replace(/^\S+:\d+: /, '').split(/(?<=[.”"]) (?=[A-Z])/)
  return { file, ...line, message, fix: fix.join(' ') || 'Fix the demo.' }
}

async function readApi(
  { id, folder }: Pick<CollectionPage, 'id' | 'folder'>,
  { load, locales, history }: ReadPageOptions,
  problems: Problem[],
): Promise<PageApi | undefined> {
  const file = `${id}/api.ts`
  try {
    const api = await loadDefault(join(folder, 'api.ts'), load)
    if (api === undefined) return undefined
    if (isPageApi(api)) return checkTexts(api, { id, folder, locales, problems, hasHistory: history !== undefined })
    problems.push({ file, line: 1, message: 'api.ts does not export an object.', fix: 'Write `export default defineApi({ … })`.' })
  } catch (error) {
    const line = lineOfError(error, join(folder, 'api.ts'))
    problems.push({
      file,
      ...line,
      message: `api.ts cannot be read: ${describeError(error, join(folder, 'api.ts'))}`,
      fix: 'Fix the file.',
    })
  }
  return undefined
}

function isPageApi(value: unknown): value is PageApi {
  return isObject(value) && Object.values(value).every(isObject)
}

interface TextChecks extends Pick<CollectionPage, 'folder' | 'id'> {
  locales: readonly string[]
  problems: Problem[]
  hasHistory: boolean
}

/** Reports what is missing in the rows of the tables. Returns the tables without what cannot be shown. */
function checkTexts(api: PageApi, { id, folder, locales, problems, hasHistory }: TextChecks): PageApi {
  const checkByHand = (written: object, place: string, report: (message: string, fix: string) => void) => {
    if (!hasHistory) return
    for (const field of ['since', 'deprecated'].filter((field) => field in written))
      report(`${place} has \`${field}\`, which is computed from the published releases.`, `Take \`${field}\` out.`)
  }
  const checkRow = (name: string, part: string, row: string, written: unknown): ShownRow | undefined => {
    const file = fileOfExport(folder, name)
    const report = (message: string, fix: string) =>
      problems.push({ file: `${id}/${file}`, ...lineIn(join(folder, file), [name, part, row]), message, fix })
    const place = `${name}.${part}["${row}"]`
    if (!isObject(written)) {
      report(`${place} is not an object.`, `Write \`${row}: { …, description }\`.`)
      return undefined
    }
    checkByHand(written, place, report)
    const given = written['description']
    const description: Localized = isObject(given) ? textsIn(given) : {}
    const missing = locales.filter((locale) => !description[locale]?.trim())
    if (missing.length > 0) report(`${place} has no description in ${listOf(missing)}.`, writeIn(locales))
    for (const locale of locales)
      // Text in backticks is meant to be Chinese.
      if (isLeftOver(description[locale]?.replaceAll(/`[^`]*`/g, '') ?? '', locale, locales))
        report(`The ${languageName(locale)} description of ${place} has Chinese in it.`, 'Translate it, or put it in backticks.')
    return { ...written, description }
  }
  const checkPart = (name: string, part: string, rows: unknown) =>
    Object.fromEntries(
      Object.entries(isObject(rows) ? rows : {}).flatMap(([row, written]) => {
        const shown = checkRow(name, part, row, written)
        return shown ? [[row, shown]] : []
      }),
    )
  const checkExport = (name: string, { since, deprecated, ...parts }: ApiExport) => {
    const release = { ...(since !== undefined && { since }), ...(deprecated !== undefined && { deprecated }) }
    const file = `${id}/${fileOfExport(folder, name)}`
    checkByHand(release, name, (message, fix) => problems.push({ file, message, fix }))
    return { ...Object.fromEntries(Object.entries(parts).map(([part, rows]) => [part, checkPart(name, part, rows)])), ...release }
  }
  return Object.fromEntries(Object.entries(api).map(([name, item]) => [name, checkExport(name, item)]))
}

/** A row of a table, with the texts that it has. */
interface ShownRow extends Readonly<Record<string, unknown>> {
  description: Localized
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function textsIn(values: Readonly<Record<string, unknown>>): Localized {
  return Object.fromEntries(Object.entries(values).flatMap(([locale, text]) => (typeof text === 'string' ? [[locale, text]] : [])))
}

/** An export is in `api.ts`, or in a separate file. */
function fileOfExport(folder: string, name: string): string {
  const own = `api/${name}.ts`
  return existsSync(join(folder, own)) ? own : 'api.ts'
}
