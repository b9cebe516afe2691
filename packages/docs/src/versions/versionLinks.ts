import type { Collection, CollectionOptions, CollectionPage } from '../compile/collection/Collection.ts'
import type { PageVersions } from '../compile/source/PageSource.ts'
import { idIn, versionSection } from '../compile/source/idIn.ts'
import { routeIn } from './olderVersions.ts'

/** The versions that the reader of a page can choose: the same page in each, or the first page of a version that does not have it. */
export function versionLinks(
  shown: CollectionPage,
  { versions = {} }: CollectionOptions,
  page: Collection['page'],
  firstPath: (section: string) => string,
): PageVersions | undefined {
  const section = shown.version?.section ?? shown.product
  const declared = versions[section]
  if (!declared) return undefined
  const route = routeIn(shown.product, shown.id)
  const link = (id: string, name: string) => {
    const same = page(idIn(name, route))
    return { id, path: same?.path ?? firstPath(name), hasPage: same !== undefined }
  }
  return {
    shown: shown.version?.id ?? declared.current,
    current: link(declared.current, section),
    others: declared.others.map(({ id }) => link(id, versionSection(section, id))),
  }
}
