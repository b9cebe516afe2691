import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageApi } from '@view-site/docs'

/** Reads the API tables in a page's folder; none if there is no `api.ts` or it fails to load, which other checks report. */
export async function readPageApi(folder: string): Promise<PageApi> {
  const file = join(folder, 'api.ts')
  if (!existsSync(file)) return {}
  return import(pathToFileURL(file).href).then(
    (module: { default: PageApi }) => module.default,
    () => ({}),
  )
}
