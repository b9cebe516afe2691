import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteOutput } from './SiteOutput.ts'

/**
 * What needs a licence, for the API alone: `<locale>/<page id>.json` in a folder that no host of the site's files serves. Pages
 * that no longer hold anything locked leave no file behind.
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
