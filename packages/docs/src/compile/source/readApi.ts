import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { ApiHistory } from '../../define/ApiHistory.ts'
import type { ApiExport, PageApi } from '../../define/defineApi.ts'
import type { Localized } from '../../define/Localized.ts'
import { isLeftOver, languageName } from './chinese.ts'
import type { CollectionOptions, CollectionPage } from '../collection/Collection.ts'
import { lineIn, lineOfError, describeError } from './lineIn.ts'
import { loadDefault } from './loadDefault.ts'
import { listOf, writeIn } from './localesInWords.ts'
import type { Problem } from '../Problem.ts'

/** Options of {@link readApi}. */
export interface ReadApiOptions extends Pick<CollectionOptions, 'load'> {
  /** Locales that each row needs a description in. */
  locales: readonly string[]
  /** Releases of the library: `since` and `deprecated` are computed from them, and an error where they are written. */
  history?: ApiHistory | undefined
}

/**
 * Reads the API tables of a page, and reports what is missing in their rows; `undefined` if the page has no `api.ts` or it cannot be read,
 * which is reported too.
 */
export async function readApi(
  { id, folder }: Pick<CollectionPage, 'id' | 'folder'>,
  { load, locales, history }: ReadApiOptions,
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
