import type { EntryReference, PackageReference } from '../PackageReference.ts'

/** One page of the reference: a package with some of its entries, or one of its further entries. */
export interface PlannedPage {
  /** Route without the leading slash. */
  id: string
  /** Import specifier. */
  title: string
  package: PackageReference
  /** The entries described on this page; the first is the main one. */
  entries: readonly EntryReference[]
  /** Whether the page is that of a package rather than of one of its further entries. */
  isPackage: boolean
}

/** Maximum number of names on one page; more are hard to read. */
const namesOfPage = 60

/** Minimum number of names for a separate page. */
const namesOfOwnPage = 3

/** Distributes entries over pages: a small package has one page; in a larger one each entry with enough names has its own. */
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
