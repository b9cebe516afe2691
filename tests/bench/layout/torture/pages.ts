/** How the pages of the app differ. */
export interface PageKind {
  /** Whether the page stays alive in its tab. */
  cache: boolean
  /** Whether the page declares what was typed as unsaved. */
  guards: boolean
  /** Whether the visitor needs a permission that is revoked now and then. */
  restricted: boolean
  /** How many pages of the kind there are. */
  count: number
}

/** The pages of the app, by the first part of their path. */
export const kinds = {
  form: { cache: true, guards: true, restricted: false, count: 4 },
  draft: { cache: true, guards: false, restricted: false, count: 4 },
  note: { cache: false, guards: true, restricted: false, count: 3 },
  vault: { cache: true, guards: true, restricted: true, count: 2 },
  box: { cache: true, guards: false, restricted: true, count: 2 },
  // Several tabs of one route, by query.
  list: { cache: true, guards: false, restricted: false, count: 3 },
} as const satisfies Record<string, PageKind>

/** Paths of all pages but home; a path is also the id of its tab. */
export const paths: readonly string[] = Object.entries(kinds).flatMap(([name, { count }]) =>
  Array.from({ length: count }, (_, index) => (name === 'list' ? `/list?view=${index + 1}` : `/${name}/${index + 1}`)),
)

export const home = '/'
/** The page that is shown where the permission is missing; it opens no tab. */
export const forbidden = '/403'

/** The kind of a page; null for those without a field: home and the forbidden page. */
export function kindOf(id: string): PageKind | null {
  const name = id.split(/[/?]/)[1]
  return Object.entries(kinds).find(([kind]) => kind === name)?.[1] ?? null
}

/** Limits of the tabs, low enough to be reached all the time. */
export const limits = { maxTabs: 10, maxAlive: 4 }

export const users = ['ada', 'ben']
export const storageKey = 'torture'
