import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { serveFolder, type ServedSite } from '../serveFolder.ts'

/** `DIST_DIR` is relative to the folder of the site, as for its own server. */
const dist = resolve(import.meta.dirname, '../../../apps/site', process.env['DIST_DIR'] ?? 'dist/client')

/** Serves the built site's files; there is no API behind it. */
export async function serveSite(): Promise<ServedSite> {
  if (!existsSync(dist))
    throw new Error(`There is no built site in ${dist}: run pnpm --filter @view-site/site build first, or set DIST_DIR.`)
  return serveFolder(dist, /^\/assets\//)
}
