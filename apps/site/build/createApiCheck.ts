import type { PageApi } from '@view-site/docs'
import type { CheckContentOptions } from '@view-site/docs/authoring'
import type { CollectionPage } from '@view-site/docs/compile'
import { checkApi, readFacts } from '@view-site/vue-demo/facts'
import { readPageApi } from './readPageApi.ts'

/**
 * Creates a check that compares the API tables of a page with the installed library. Tables of other names than its exports are skipped.
 * `readApi` gives the tables of a page; by default they are imported once.
 */
export async function createApiCheck(
  readApi: (page: CollectionPage) => Promise<PageApi> = ({ folder }) => readPageApi(folder),
): Promise<NonNullable<CheckContentOptions['also']>> {
  const facts = await readFacts()
  return async (page) => {
    const { id, product } = page
    if (product !== 'view-ui-plus') return []
    const known = Object.entries(await readApi(page)).filter(
      ([name, { directives }]) => directives !== undefined || Object.hasOwn(facts, name),
    )
    return checkApi(Object.fromEntries(known), facts).map((message) => ({
      file: `${id}/api.ts`,
      message,
      fix: 'Write it as it is in the library.',
    }))
  }
}
