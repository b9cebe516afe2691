import type { RouteInfo } from './RouterPort.ts'

/** Id of the page a route shows: addresses with the same id share one tab, and one page that is kept alive. */
export function pageIdOf({ path, name, query, meta: { tabKey = 'params' } }: Pick<RouteInfo, 'path' | 'name' | 'query' | 'meta'>): string {
  if (tabKey === 'params') return path
  if (tabKey === 'route') return name
  const chosen = Object.entries(query).filter(([parameter]) => tabKey === 'query' || tabKey.includes(parameter))
  return chosen.length === 0 ? path : `${path}?${new URLSearchParams(chosen.toSorted(byName)).toString()}`
}

function byName([one]: [string, string], [other]: [string, string]): number {
  return one < other ? -1 : 1
}
