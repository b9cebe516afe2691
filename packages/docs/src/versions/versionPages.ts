import { join } from 'node:path'

import type { CollectionOptions, CollectionPage } from '../compile/collection/Collection.ts'
import type { Problem } from '../compile/Problem.ts'
import { findPages } from '../compile/source/findPages.ts'
import { idIn } from '../compile/source/idIn.ts'
import type { VersionAdapter } from './createAdapter.ts'
import { olderVersions, routeIn, type SectionVersion } from './olderVersions.ts'

/** The pages of all older versions: those of their own folders, and the current pages that are the same. */
export async function versionPages(
  options: CollectionOptions,
  locales: readonly string[],
  current: readonly CollectionPage[],
  adapters: ReadonlyMap<string, VersionAdapter>,
  problems: Problem[],
): Promise<CollectionPage[]> {
  const versions = olderVersions(options.versions)
  const found = await Promise.all(
    versions.map(async (version) => {
      const own = await ownPages(version, options, locales, problems)
      return pagesOfVersion(version, { own, current, adapter: adapters.get(version.name) }, options)
    }),
  )
  const pages = found.flat()
  const taken = new Set(current.map(({ id }) => id))
  for (const { id } of pages.filter(({ id }) => taken.has(id)))
    problems.push({
      file: `${id}/${locales[0]}.md`,
      message: 'The page has the address of an older version.',
      fix: 'Rename its folder.',
    })
  for (const version of versions) checkWithout(version, current, problems)
  return pages.filter(({ id }) => !taken.has(id))
}

interface VersionSources {
  own: readonly CollectionPage[]
  current: readonly CollectionPage[]
  adapter: VersionAdapter | undefined
}

async function pagesOfVersion(
  version: SectionVersion,
  { own, current, adapter }: VersionSources,
  { pathOf = (id) => `/${id}` }: CollectionOptions,
): Promise<CollectionPage[]> {
  const { id, section, name, without = [] } = version
  const ofSection = new Map(current.flatMap((page) => (page.product === section ? [[routeIn(section, page.id), page] as const] : [])))
  const differs = new Set(own.map((page) => page.id))
  const place = (route: string) => ({ id: idIn(name, route), path: pathOf(idIn(name, route)), product: name })
  const inherited = await Promise.all(
    [...ofSection].flatMap(([route, page]) => {
      if (differs.has(route) || without.includes(route)) return []
      const inVersion = async (): Promise<CollectionPage> => {
        const text = (await adapter?.changes(page)) ? 'adapted' : 'shared'
        return { ...page, ...place(route), version: { id, section, current: page.id, text } }
      }
      return [inVersion()]
    }),
  )
  const replaced = own.map((page): CollectionPage => {
    const now = ofSection.get(page.id)?.id
    return { ...page, ...place(page.id), version: { id, section, ...(now === undefined ? {} : { current: now }), text: 'own' } }
  })
  return [...inherited, ...replaced]
}

/** Pages of a version's own folder, with ids relative to it. */
async function ownPages(
  { overlay }: SectionVersion,
  { root }: CollectionOptions,
  locales: readonly string[],
  problems: Problem[],
): Promise<CollectionPage[]> {
  const inside: Problem[] = []
  const pages = await findPages({ root: join(root, overlay), products: [''] }, locales, inside)
  problems.push(...inside.map((problem) => ({ ...problem, file: `${overlay}/${problem.file}` })))
  return pages
}

function checkWithout({ section, id, without = [] }: SectionVersion, current: readonly CollectionPage[], problems: Problem[]): void {
  for (const route of without.filter((route) => !current.some(({ id }) => id === idIn(section, route))))
    problems.push({
      file: idIn(section, 'menu.ts'),
      message: `Version ${id} is declared without "${route}", and the section has no such page.`,
      fix: 'Correct the route in `versions`, or take it out.',
    })
}
