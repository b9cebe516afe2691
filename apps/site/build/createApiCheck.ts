import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CheckContentOptions } from '@view-site/docs/authoring'
import { checkApi, readFacts } from '@view-site/vue-demo/facts'
import type { PageApi } from '@view-site/docs'

/** Compares the API tables of a page with the library that is installed; what is no export of it has no facts. */
export async function createApiCheck(): Promise<NonNullable<CheckContentOptions['also']>> {
  const facts = await readFacts()
  return async ({ id, folder, product }) => {
    if (product !== 'view-ui-plus') return []
    const api: PageApi | undefined = await import(pathToFileURL(join(folder, 'api.ts')).href).then(
      (module: { default: PageApi }) => module.default,
      // A page without an API, or one that the other checks tell about.
      () => undefined,
    )
    const known = Object.entries(api ?? {}).filter(([name]) => Object.hasOwn(facts, name))
    return checkApi(Object.fromEntries(known), facts).map((message) => ({
      file: `${id}/api.ts`,
      message,
      fix: 'Write it as the library has it.',
    }))
  }
}
