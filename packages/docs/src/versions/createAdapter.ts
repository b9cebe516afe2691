import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { CollectionOptions, CollectionPage } from '../compile/collection/Collection.ts'
import type { Problem } from '../compile/Problem.ts'
import { loadDefault } from '../compile/source/loadDefault.ts'
import { readText } from '../compile/source/readText.ts'
import type { ApiHistory } from '../define/ApiHistory.ts'
import type { PageApi } from '../define/defineApi.ts'
import type { VersionTexts } from '../define/defineVersionTexts.ts'
import { showsChanges } from '../releases/pageChanges.ts'
import { withReleases } from '../releases/withReleases.ts'
import { apiInRelease } from './apiInRelease.ts'
import { routeIn, type SectionVersion } from './olderVersions.ts'
import { historyUntil, lastState, releaseOfVersion } from './releaseOfVersion.ts'
import { rewordPage, type PageTexts } from './versionTexts.ts'

/** Turns the texts, tables and demos of current pages into those of an older version. */
export interface VersionAdapter {
  /** The releases of the library up to that of the version. */
  history?: ApiHistory
  api: (api: PageApi) => PageApi
  /** `undefined` for a demo that the version cannot run. */
  demo: (source: string) => string | undefined
  /** The texts of a page of the version, out of those of the current one. */
  texts: (current: PageTexts, place: { page: Pick<CollectionPage, 'id'>; locale: string }) => PageTexts & { problems: Problem[] }
  /** Whether the version shows a current page otherwise than it is written. */
  changes: (page: CollectionPage) => Promise<boolean>
}

/** Creates the adapter of a version. Without a history of the library its tables are the current ones. */
export function createAdapter(
  version: SectionVersion,
  options: CollectionOptions,
  { history, texts }: { history: ApiHistory | undefined; texts: VersionTexts },
): VersionAdapter {
  const { section, id } = version
  const release = history && releaseOfVersion(history, id)
  const older = history && release !== undefined ? historyUntil(history, release) : undefined
  const api = (written: PageApi) => (history && release !== undefined ? apiInRelease(written, history, release) : written)
  const demo = (source: string) => (options.adaptDemo ? options.adaptDemo(source, { section, id }) : source)
  const releases = history && older ? { now: history, older, changed: changedExports(history, older) } : undefined
  return {
    ...(older ? { history: older } : {}),
    api,
    demo,
    texts: (current, place) => rewordPage(current, place, { texts, version, root: options.root }),
    async changes(page) {
      if (Object.hasOwn(texts, routeIn(section, page.id))) return true
      if (options.adaptDemo && (await changesDemos(page, demo, options))) return true
      if (!releases) return false
      return (await changesApi(page, { ...releases, adapt: api, load: options.load })) || showsItsChanges(page)
    },
  }
}

/** Exports of which the newest release has something else than an older one. */
function changedExports(now: ApiHistory, older: ApiHistory): string[] {
  const changed = Object.keys(now.members).filter(
    (member) => JSON.stringify(lastState(now, member)) !== JSON.stringify(lastState(older, member)),
  )
  return [...new Set(changed.map((member) => member.split('.')[0] ?? member))]
}

interface ApiChangesOptions {
  now: ApiHistory
  older: ApiHistory
  changed: readonly string[]
  load: CollectionOptions['load']
  adapt: VersionAdapter['api']
}

/** Most pages document none of the changed exports: their tables need not be loaded. */
async function changesApi({ folder }: CollectionPage, { now, older, changed, adapt, load }: ApiChangesOptions): Promise<boolean> {
  const file = join(folder, 'api.ts')
  const text = await readText(file).catch(() => '')
  if (!changed.some((name) => text.includes(name))) return false
  // What cannot be loaded is reported when the page is read.
  const api: unknown = await loadDefault(file, load).catch(() => undefined)
  return isPageApi(api) && JSON.stringify(withReleases(adapt(api), older)) !== JSON.stringify(withReleases(api, now))
}

function isPageApi(value: unknown): value is PageApi {
  return typeof value === 'object' && value !== null
}

async function changesDemos(
  { folder }: CollectionPage,
  adapt: VersionAdapter['demo'],
  { demoExtensions = ['vue'] }: CollectionOptions,
): Promise<boolean> {
  const names = await readdir(join(folder, 'demos')).catch((): string[] => [])
  const isChanged = async (name: string) => {
    const source = await readText(join(folder, 'demos', name))
    return adapt(source) !== source
  }
  const demos = names.filter((name) => demoExtensions.some((extension) => name.endsWith(`.${extension}`)))
  return (await Promise.all(demos.map(isChanged))).includes(true)
}

async function showsItsChanges({ folder, frontMatter }: CollectionPage): Promise<boolean> {
  const [locale = ''] = Object.keys(frontMatter)
  return showsChanges(await readText(join(folder, `${locale}.md`)))
}
