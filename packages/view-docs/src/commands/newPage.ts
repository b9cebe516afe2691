import { createPage } from '@view-site/docs/authoring'
import type { ResolvedConfig } from '../config/resolveConfig.ts'

/** Creates a page in every locale, and its entry in the menu. */
export async function newPage({ collection }: ResolvedConfig, route: string): Promise<void> {
  const { files, menu, isInMenu, entry } = await createPage(collection.root, route, { locales: collection.locales ?? [] })
  process.stdout.write(`${files.map((file) => `+ ${file}`).join('\n')}\n`)
  process.stdout.write(isInMenu ? `~ ${menu}\n` : `Now add ${entry} to ${menu}.\n`)
}
