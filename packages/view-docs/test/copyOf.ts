import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const sites = join(import.meta.dirname, 'sites')

/** Folder of the copies. It is inside of the package, so that a site resolves `view-docs` as if it were installed. */
export const copies = join(import.meta.dirname, '../.cache/sites')

/** Copies a test site, so that the test can change it. */
export async function copyOf(name: string, as = name): Promise<string> {
  const copy = join(copies, as)
  await rm(copy, { recursive: true, force: true })
  await mkdir(copies, { recursive: true })
  for (const shared of ['fromSource.ts', 'svelte']) await cp(join(sites, shared), join(copies, shared), { recursive: true })
  await cp(join(sites, name), copy, { recursive: true, filter: (path) => !/\/(dist|node_modules)$/.test(path) })
  return copy
}
