import { checkListed, checkMenus, type MenuChecks } from '../compile/collection/checkMenus.ts'
import type { CollectionPage } from '../compile/collection/Collection.ts'
import type { Problem } from '../compile/Problem.ts'
import { readMenu } from '../compile/source/readMenus.ts'
import type { ProductMenu } from '../define/defineMenu.ts'
import { inFilesOfVersions } from './inVersion.ts'
import { olderVersions } from './olderVersions.ts'

/** Adds the menus of older versions after that of their section: `versions/<id>/menu.ts`, or the current menu, whose entries without a page are left out. */
export async function withVersionMenus(
  menus: ReadonlyMap<string, ProductMenu>,
  options: MenuChecks,
  pages: readonly CollectionPage[],
  problems: Problem[],
): Promise<Map<string, ProductMenu>> {
  const versions = olderVersions(options.versions)
  const all = new Map<string, ProductMenu>()
  const found: Problem[] = []
  for (const [section, menu] of menus) {
    all.set(section, menu)
    for (const { name, overlay } of versions.filter((version) => version.section === section)) {
      const file = `${overlay}/menu.ts`
      const own = await readMenu(file, options, problems)
      all.set(name, own ?? menu)
      if (own) checkMenus(new Map([[name, own]]), pages, { ...options, fileOf: () => file }, found)
      else checkListed(name, menu, pages, { menu: file, locales: options.locales, problems: found })
    }
  }
  problems.push(...inFilesOfVersions(found, { pages, options }))
  return all
}
