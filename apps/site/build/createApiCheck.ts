import type { CheckContentOptions } from '@view-site/docs/authoring'
import { checkApi, readFacts } from '@view-site/vue-demo/facts'
import { readPageApi } from './readPageApi.ts'

/** Creates a check that compares the API tables of a page with the installed library. Tables of other names than its exports are skipped. */
export async function createApiCheck(): Promise<NonNullable<CheckContentOptions['also']>> {
  const facts = await readFacts()
  return async ({ id, folder, product }) => {
    if (product !== 'view-ui-plus') return []
    const known = Object.entries(await readPageApi(folder)).filter(
      ([name, { directives }]) => directives !== undefined || Object.hasOwn(facts, name),
    )
    return checkApi(Object.fromEntries(known), facts).map((message) => ({
      file: `${id}/api.ts`,
      message,
      fix: 'Write it as it is in the library.',
    }))
  }
}
