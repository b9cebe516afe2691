import type { EntryReference, PackageReference } from '../PackageReference.ts'

/** One page of the reference: a package with some of its entries, or one of its further entries. */
export interface PlannedPage {
  /** Route without the leading slash. */
  id: string
  /** Import specifier. */
  title: string
  package: PackageReference
  /** Described on this page, the first one as its main one. */
  entries: readonly EntryReference[]
  /** A page of a package, and not of one of its entries. */
  isPackage: boolean
}

/** Names that one page holds before it is hard to read. */
const namesOfPage = 60

/** Fewer names than this fill no page. */
const namesOfOwnPage = 3

/** Distributes entries over pages: a small package has one page; in a larger one each entry of some size has its own. */
export function planPages(packages: readonly PackageReference[]): PlannedPage[] {
  return packages.flatMap((found) => {
    const [main, ...others] = found.entries
    if (!main) return []
    const count = found.entries.reduce((sum, { names }) => sum + names.length, 0)
    const apart = count <= namesOfPage ? [] : others.filter(({ names }) => names.length >= namesOfOwnPage)
    const id = `packages/${found.folder}`
    const own: PlannedPage = {
      id,
      title: found.name,
      package: found,
      entries: found.entries.filter((entry) => !apart.includes(entry)),
      isPackage: true,
    }
    return [own, ...apart.map((entry): PlannedPage => pageOf(entry, found, id))]
  })
}

function pageOf(entry: EntryReference, found: PackageReference, id: string): PlannedPage {
  const { specifier } = entry
  return { id: id + specifier.slice(found.name.length), title: specifier, package: found, entries: [entry], isPackage: false }
}
