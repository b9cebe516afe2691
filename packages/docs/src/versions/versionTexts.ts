import { join } from 'node:path'

import type { CollectionOptions, CollectionPage } from '../compile/collection/Collection.ts'
import type { Problem } from '../compile/Problem.ts'
import { describeError, lineIn, lineOfError } from '../compile/source/lineIn.ts'
import { loadDefault } from '../compile/source/loadDefault.ts'
import type { PageApi } from '../define/defineApi.ts'
import type { VersionTexts } from '../define/defineVersionTexts.ts'
import { olderVersions, routeIn, type SectionVersion } from './olderVersions.ts'
import { reword } from './reword.ts'

/** File in the folder of an older version with the passages that read otherwise there. */
export const versionTextsFile = 'texts.ts'

/** The texts of all older versions, by the names of the sections in them: `guide@1.2`. */
export async function readVersionTexts(options: CollectionOptions, problems: Problem[]): Promise<Map<string, VersionTexts>> {
  const read = olderVersions(options.versions).map(async (version) => [version.name, await readTexts(version, options, problems)] as const)
  return new Map(await Promise.all(read))
}

async function readTexts({ overlay }: SectionVersion, { root, load }: CollectionOptions, problems: Problem[]): Promise<VersionTexts> {
  const file = `${overlay}/${versionTextsFile}`
  const path = join(root, file)
  try {
    const written = await loadDefault(path, load)
    if (written === undefined || isVersionTexts(written)) return written ?? {}
    const fix = "Write `export default defineVersionTexts({ start: { 'en-US': { 'as it is': 'as it was' } } })`."
    problems.push({ file, line: 1, message: 'The file exports no texts.', fix })
  } catch (error) {
    const message = `The texts cannot be read: ${describeError(error, path)}`
    problems.push({ file, ...lineOfError(error, path), message, fix: 'Fix the file.' })
  }
  return {}
}

function isVersionTexts(value: unknown): value is VersionTexts {
  return isRecord(value) && Object.values(value).every((page) => isRecord(page) && Object.values(page).every(isPassages))
}

function isPassages(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reports texts of pages that a version does not take from the current ones, and texts that are not in every locale. */
export function checkVersionTexts(
  texts: ReadonlyMap<string, VersionTexts>,
  pages: readonly CollectionPage[],
  { root, versions, locales }: Pick<CollectionOptions, 'root' | 'versions'> & { locales: readonly string[] },
): Problem[] {
  return olderVersions(versions).flatMap(({ name, id, overlay }) => {
    const adapted = pages.flatMap((page) => (page.product === name && page.version?.text === 'adapted' ? [routeIn(name, page.id)] : []))
    return Object.entries(texts.get(name) ?? {}).flatMap(([route, ofPage]): Problem[] => {
      const file = `${overlay}/${versionTextsFile}`
      const place = { file, ...lineIn(join(root, file), [route]) }
      if (!adapted.includes(route)) {
        const fix = 'Correct the route, or delete its texts.'
        return [{ ...place, message: `Version ${id} takes no page "${route}" from the current ones.`, fix }]
      }
      const missing = locales.filter((locale) => !Object.hasOwn(ofPage, locale))
      return missing.map((locale) => ({
        ...place,
        message: `The page "${route}" has texts in another locale, but none in ${locale}.`,
        fix: 'Add them: the page says the same in all locales.',
      }))
    })
  })
}

/** Where a page of an older version takes its texts from. */
export interface RewordOptions {
  texts: VersionTexts
  version: SectionVersion
  root: string
}

/** What of a page has texts. */
export interface PageTexts {
  markdown: string
  /** Its API tables, with descriptions in all locales. */
  api: PageApi | undefined
}

/** A current page with the texts of an older version. Passages that are not where they were are reported. */
export function rewordPage(
  { markdown, api }: PageTexts,
  { page, locale }: { page: Pick<CollectionPage, 'id'>; locale: string },
  { texts, version, root }: RewordOptions,
): PageTexts & { problems: Problem[] } {
  const route = routeIn(version.name, page.id)
  const [inTables, inText] = partition(texts[route]?.[locale] ?? {}, JSON.stringify(api))
  const { markdown: reworded, unclear } = reword(markdown, inText)
  const file = `${version.overlay}/${versionTextsFile}`
  const problems = unclear.map(({ passage, times }): Problem => ({
    file,
    ...lineIn(join(root, file), [route]),
    message: `The page "${route}" has ${times === 0 ? 'no such passage' : `this passage ${times} times`} in ${locale}: “${shortened(passage)}”.`,
    fix: times === 0 ? 'Copy the passage from the page as it is now, or delete it here.' : 'Copy more of it, so that it is one place.',
  }))
  return { markdown: reworded, api: api && rewordTables(api, inTables), problems }
}

type Passages = Readonly<Record<string, string>>

/** Passages that are whole descriptions in tables, and all others. */
function partition(passages: Passages, tables = ''): [inTables: Passages, inText: Passages] {
  const isDescription = ([passage]: [string, string]) => tables.includes(JSON.stringify(passage))
  const entries = Object.entries(passages)
  return [Object.fromEntries(entries.filter(isDescription)), Object.fromEntries(entries.filter((entry) => !isDescription(entry)))]
}

function rewordTables(api: PageApi, passages: Passages): PageApi {
  const reworded = (_key: string, value: unknown): unknown => (typeof value === 'string' ? (passages[value] ?? value) : value)
  return Object.keys(passages).length === 0 ? api : JSON.parse(JSON.stringify(api), reworded)
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
