import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteOutput } from './SiteOutput.ts'

/**
 * Writes the parts of pages that need a licence to `<locale>/<page id>.json` in a folder that only the API reads: it must not be served
 * with the site's files. The folder is emptied first.
 */
export function lockedParts(folder: string): SiteOutput {
  const emptied = rm(folder, { recursive: true, force: true }).then(() => mkdir(folder, { recursive: true }))
  return {
    async article({ id, locale, locked }) {
      if (locked.length === 0) return
      await emptied
      const file = join(folder, locale, `${id}.json`)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify({ parts: locked.map(({ id, products, html }) => ({ id, products, html })) }))
    },
    finish: async () => void (await emptied),
  }
}
