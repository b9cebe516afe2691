import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiHistory, PageApi } from '@view-site/docs'
import { apiInRelease, type CheckContentOptions } from '@view-site/docs/authoring'
import type { CollectionPage } from '@view-site/docs/compile'
import { checkApi, readFacts, type Facts } from '@view-site/vue-demo/facts'
import { readPageApi } from './readPageApi.ts'
import { olderReleaseOf, olderReleases } from '@view-site/content/older-releases'

/**
 * Creates a check that compares the API tables of a page with the library: with the installed one, and on the pages of an older version with
 * its own release. Tables of other names than its exports are skipped.
 * `readApi` gives the tables of a page; by default they are imported once.
 */
export async function createApiCheck(
  content: string,
  readApi: (page: CollectionPage) => Promise<PageApi> = (page) => readTables(page, content),
): Promise<NonNullable<CheckContentOptions['also']>> {
  const releases = ['', ...olderReleases.map(({ folder }) => folder)]
  const facts = new Map(await Promise.all(releases.map(factsOf)))
  return async (page) => {
    const older = olderReleaseOf(page.id)
    const real = facts.get(older?.folder ?? '')
    if (!real || (page.version?.section ?? page.product) !== 'view-ui-plus') return []
    const known = Object.entries(await readApi(page)).filter(
      ([name, { directives }]) => directives !== undefined || Object.hasOwn(real, name),
    )
    return checkApi(Object.fromEntries(known), real).map((message) => ({
      file: `${page.version?.current ?? page.id}/api.ts`,
      message: older ? `In ${older.release}: ${message}` : message,
      fix: older ? 'Add the release to releases.json again: `pnpm content:releases all`.' : 'Write it as it is in the library.',
    }))
  }
}

/** The facts of a release, by its folder; empty for the installed one. */
async function factsOf(folder: string): Promise<[string, Facts]> {
  return [folder, await readFacts(folder === '' ? {} : { folder })]
}

/** The tables in a page's folder; those of a current page as an older version shows them. */
async function readTables({ id, folder, version }: CollectionPage, content: string): Promise<PageApi> {
  const api = await readPageApi(folder)
  const older = olderReleaseOf(id)
  if (!older || version?.text === 'own') return api
  const history: ApiHistory = JSON.parse(readFileSync(join(content, older.section, 'releases.json'), 'utf8'))
  return apiInRelease(api, history, older.release)
}
