import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageApi } from '@view-site/docs'

/** The API tables that stand beside a page; none where it has no `api.ts`, or one that does not load: the other checks tell about that. */
export async function readPageApi(folder: string): Promise<PageApi> {
  const file = join(folder, 'api.ts')
  if (!existsSync(file)) return {}
  return import(pathToFileURL(file).href).then(
    (module: { default: PageApi }) => module.default,
    () => ({}),
  )
}
