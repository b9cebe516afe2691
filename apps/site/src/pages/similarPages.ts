import { distance as editDistance } from 'fastest-levenshtein'

/** A page that can be suggested. */
export interface KnownPage {
  /** Route without a locale. */
  href: string
  title: string
}

/** Returns the pages whose path, or its last segment, is spelt like `path`, the most similar first. */
export function similarPages(path: string, pages: readonly KnownPage[], limit = 3): KnownPage[] {
  const requested = decoded(path)
  return pages
    .map((page) => ({
      page,
      distance: Math.min(relativeDistance(requested, page.href), relativeDistance(lastPart(requested), lastPart(page.href))),
    }))
    .filter(({ distance }) => distance <= 0.5)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ page }) => page)
}

/** Edit distance per character: 0 for equal texts, 1 for nothing in common. */
function relativeDistance(a: string, b: string): number {
  const length = Math.max(a.length, b.length)
  return length === 0 ? 1 : editDistance(a, b) / length
}

function lastPart(path: string): string {
  return path.split('/').findLast(Boolean) ?? ''
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}
