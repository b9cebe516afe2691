/** What is stored of a user's pages: paths of the app, with their query. */
export interface StoredPages {
  /** In the order in which they were added. */
  readonly favourites: readonly string[]
  /** The last one first. */
  readonly recent: readonly string[]
}

export const noPages: StoredPages = { favourites: [], recent: [] }

/** How many favourites a user may have. */
export const mostFavourites = 50

/** How many visited pages are stored. */
export const mostRecent = 20

/** Pages from what is stored. Never throws: what is damaged is left out. */
export function readPages(stored: string | null): StoredPages {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (typeof value !== 'object' || value === null) return noPages
    const { favourites, recent }: { favourites?: unknown; recent?: unknown } = value
    return { favourites: pathsOf(favourites, mostFavourites), recent: pathsOf(recent, mostRecent) }
  } catch {
    return noPages
  }
}

function pathsOf(value: unknown, most: number): string[] {
  return Array.isArray(value) ? value.filter(isPath).slice(0, most) : []
}

/** `//host` and `/\host` lead to another site. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value)
}
