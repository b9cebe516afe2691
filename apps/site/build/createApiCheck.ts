import type { CheckContentOptions } from '@view-site/docs/authoring'
import { checkApi, readFacts } from '@view-site/vue-demo/facts'
import { readPageApi } from './readPageApi.ts'

/** Compares the API tables of a page with the library that is installed; what is no export of it has no facts. */
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
      fix: 'Write it as the library has it.',
    }))
  }
}
