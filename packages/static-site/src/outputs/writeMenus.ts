import { createHash } from 'node:crypto'
import type { Collection } from '@view-site/docs/compile'
import type { SiteFiles } from '../files/siteFiles.ts'
import type { MenuFiles } from '../hydrate/bootData.ts'

/** Writes the menus as separate files, so that a changed title does not change the hashes of the application. Returns their addresses. */
export async function writeMenus(files: SiteFiles, collection: Collection): Promise<MenuFiles> {
  const written: MenuFiles = {}
  for (const locale of collection.locales) {
    const text = JSON.stringify(collection.menus(locale))
    const path = `/assets/menus-${locale}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`
    await files.write(path, text)
    written[locale] = collection.site.base + path
  }
  return written
}
