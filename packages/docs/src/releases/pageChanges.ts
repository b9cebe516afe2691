import { join } from 'node:path'

import type { CollectionPage } from '../compile/collection/Collection.ts'
import { loadDefault, type LoadModule } from '../compile/source/loadDefault.ts'
import type { PageChanges } from '../compile/source/PageSource.ts'
import type { ApiHistory } from '../define/ApiHistory.ts'
import { apiChanges } from './apiChanges.ts'

/** Whether a page shows the changes of its product's library. */
export function showsChanges(markdown: string): boolean {
  return /^::api-changes\b/m.test(markdown)
}

/** The changes of a library, with the routes of the product's pages that document its exports. */
export async function pageChanges(history: ApiHistory, pages: readonly CollectionPage[], load?: LoadModule): Promise<PageChanges> {
  const exports = await Promise.all(
    pages.map(async ({ folder, path }) => {
      const names = namesIn(await loadDefault(join(folder, 'api.ts'), load).catch(() => undefined))
      return names.filter((name) => name in history.members).map((name) => [name, path])
    }),
  )
  return { first: history.releases[0] ?? '', releases: apiChanges(history), paths: Object.fromEntries(exports.flat()) }
}

/** Exports of an `api.ts`, and the directives of its tables. What cannot be read is reported with that page. */
function namesIn(api: unknown): string[] {
  if (typeof api !== 'object' || api === null) return []
  return Object.entries(api).flatMap(([name, item]: [string, unknown]) => {
    const directives = typeof item === 'object' && item !== null && 'directives' in item ? item.directives : undefined
    return [name, ...(typeof directives === 'object' && directives !== null ? Object.keys(directives) : [])]
  })
}
