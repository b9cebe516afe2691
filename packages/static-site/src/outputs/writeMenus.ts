import { createHash } from 'node:crypto'
import type { Collection } from '@view-site/docs/compile'
import type { SiteFiles } from '../files/siteFiles.ts'

/**
 * Writes the menus as separate files, one for each locale, so that a changed title does not change the hashes of the application. Returns the
 * address of their folder, whose name is a hash of all of them: it is in each page, and shorter there than the addresses of the files.
 */
export async function writeMenus(files: SiteFiles, collection: Collection): Promise<string> {
  const texts = collection.locales.map((locale) => [locale, JSON.stringify(collection.menus(locale))] as const)
  const hash = createHash('sha256')
  for (const [, text] of texts) hash.update(text)
  const folder = `/assets/menus-${hash.digest('base64url').slice(0, 8)}`
  for (const [locale, text] of texts) await files.write(`${folder}/${locale}.json`, text)
  return collection.site.base + folder
}
