import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { CollectionOptions } from '../compile/collection/Collection.ts'
import { createCollection } from '../compile/collection/createCollection.ts'
import { addressesFile, addressesText, readAddresses } from '../compile/redirects/addresses.ts'

/** Adds the routes of all pages to the list of published pages, which it creates if there is none. Returns the added routes. */
export async function updateAddresses(options: CollectionOptions): Promise<string[]> {
  const { pages } = await createCollection({ ...options, lastUpdated: new Map() })
  return addAddresses(
    options.root,
    pages.map(({ path }) => path),
  )
}

/** Adds routes to the list of published pages. Returns those that it did not have. */
export async function addAddresses(root: string, routes: readonly string[]): Promise<string[]> {
  const listed = (await readAddresses(root)) ?? new Map()
  const added = routes.filter((route) => !listed.has(route)).sort()
  if (added.length > 0) await writeFile(join(root, addressesFile), addressesText(listed.keys(), added))
  return added
}
