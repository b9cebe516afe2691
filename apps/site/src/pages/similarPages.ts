import { distance } from 'fastest-levenshtein'

/** A page that could have been meant. */
export interface KnownPage {
  /** Route without a locale. */
  href: string
  title: string
}

/** The pages whose address, or its last part, is spelt most like `path`; the nearest first, none that is nothing like it. */
export function nearPages(path: string, pages: readonly KnownPage[], most = 3): KnownPage[] {
  const wanted = decoded(path)
  return pages
    .map((page) => ({ page, unlike: Math.min(unlikeness(wanted, page.href), unlikeness(lastPart(wanted), lastPart(page.href))) }))
    .filter(({ unlike }) => unlike <= 0.5)
    .sort((a, b) => a.unlike - b.unlike)
    .slice(0, most)
    .map(({ page }) => page)
}

/** 0 for the same word, 1 for nothing in common. */
function unlikeness(a: string, b: string): number {
  const length = Math.max(a.length, b.length)
  return length === 0 ? 1 : distance(a, b) / length
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
