import { join, relative } from 'node:path'
import { createPage } from '@view-site/docs/authoring'
import type { Project } from '../config/Project.ts'

/** Creates a page in every locale, and its entry in the menu. */
export async function newPage({ collection, newPage: parts }: Project, route: string): Promise<void> {
  const { root, locales = [] } = collection
  const { files, menu, isInMenu, entry } = await createPage(root, route, {
    ...(await parts()),
    locales,
    ...(collection.pathOf ? { pathOf: collection.pathOf } : {}),
  })
  const shown = (file: string) => join(relative(process.cwd(), root), file)
  process.stdout.write(`${files.map((file) => `+ ${shown(file)}`).join('\n')}\n`)
  process.stdout.write(isInMenu ? `~ ${shown(menu)}\n` : `Now add ${entry} to ${shown(menu)}.\n`)
}
