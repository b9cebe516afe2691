import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PageApi } from '@view-site/docs'

/** Folder of all content. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The API tables of every component page: page id → what its `api.ts` exports. */
export async function pageApis(): Promise<Map<string, PageApi>> {
  const files = globSync('view-ui-plus/**/api.ts', { cwd: root }).sort()
  const modules: { default: PageApi }[] = await Promise.all(files.map((file) => import(pathToFileURL(resolve(root, file)).href)))
  return new Map(modules.map(({ default: api }, index) => [dirname(files[index] ?? ''), api]))
}
