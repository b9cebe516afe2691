import type { ProductMenu } from '../define/defineMenu.ts'
import type { CollectionOptions, CollectionPage } from '../compile/collection/Collection.ts'
import type { Problem } from '../compile/Problem.ts'
import { menuPages, readMenu } from '../compile/source/readMenus.ts'
import { olderVersions, routeIn, type SectionVersion } from './olderVersions.ts'

/** Adds the menus of older versions after that of their section: `versions/<id>/menu.ts`, or the current menu, whose entries without a page are left out. */
export async function withVersionMenus(
  menus: ReadonlyMap<string, ProductMenu>,
  options: CollectionOptions,
  pages: readonly CollectionPage[],
  problems: Problem[],
): Promise<Map<string, ProductMenu>> {
  const versions = olderVersions(options.versions)
  const all = new Map<string, ProductMenu>()
  for (const [section, menu] of menus) {
    all.set(section, menu)
    for (const version of versions.filter((version) => version.section === section)) {
      const file = `${version.overlay}/menu.ts`
      const own = await readMenu(file, options, problems)
      if (own) checkEntries(own, version, file, pages, problems)
      checkListed(own ?? menu, version, pages, problems)
      all.set(version.name, own ?? menu)
    }
  }
  return all
}

function checkEntries(
  menu: ProductMenu,
  { name }: SectionVersion,
  file: string,
  pages: readonly CollectionPage[],
  problems: Problem[],
): void {
  const ids = new Set(pages.map(({ id }) => id))
  for (const { id } of menuPages(name, menu.items).filter(({ id }) => !ids.has(id)))
    problems.push({
      file,
      message: `The menu leads to "${id}", and this version has no such page.`,
      fix: 'Write the page, or take the entry out.',
    })
}

/** Reports the pages of a version's own folder that its menu does not have. */
function checkListed(menu: ProductMenu, { name, overlay }: SectionVersion, pages: readonly CollectionPage[], problems: Problem[]): void {
  const listed = new Set(menuPages(name, menu.items).map(({ id }) => id))
  for (const { id, frontMatter, version } of pages.filter((page) => page.product === name && !listed.has(page.id))) {
    const [locale = ''] = Object.keys(frontMatter)
    if (version?.isInherited !== false || frontMatter[locale]?.hidden) continue
    problems.push({
      file: `${overlay}/${routeIn(name, id)}/${locale}.md`,
      line: 1,
      message: 'No menu of this version leads to this page.',
      fix: `Write ${overlay}/menu.ts, the menu of this version, or \`hidden: true\` in the front matter.`,
    })
  }
}
