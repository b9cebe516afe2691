import type { RouteInfo, RouteMeta } from '../../core/RouterPort.ts'
import type { NextPages } from './NextPages.ts'

interface Pattern {
  pattern: string
  meta: RouteMeta
  segments: readonly string[]
}

/** Returns what finds the page at a path of the app, or null where there is none. Fixed segments win over parameters, as in Next. */
export function pageFinder(pages: NextPages): (path: string) => RouteInfo | null {
  const patterns = Object.entries(pages)
    .map(([pattern, meta]): Pattern => ({ pattern, meta, segments: segmentsOf(pattern) }))
    .toSorted(bySpecificity)
  return (path) => {
    const place = placeOf(path)
    const given = segmentsOf(place.path)
    for (const { pattern, meta, segments } of patterns) {
      const params = match(segments, given)
      if (params) return { name: meta.name ?? pattern, ...place, params, meta }
    }
    return null
  }
}

/** A page that the app has not listed. */
export function unlistedPage(path: string): RouteInfo {
  const place = placeOf(path)
  return { name: place.path, ...place, params: {}, meta: {} }
}

function placeOf(path: string): Pick<RouteInfo, 'path' | 'fullPath' | 'query'> {
  const { pathname, search, hash } = new URL(path, 'http://layout.invalid')
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  return { path: trimmed, fullPath: `${pathname}${search}${hash}`, query: Object.fromEntries(new URLSearchParams(search)) }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function match(pattern: readonly string[], given: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  for (const [index, segment] of pattern.entries()) {
    const rank = rankOf(segment)
    const name = segment.replace(/^\[+(\.\.\.)?|\]+$/g, '')
    if (rank >= 2) {
      const rest = given.slice(index)
      if (rest.length > 0) params[name] = rest.map(decoded).join('/')
      return rest.length > 0 || rank === 3 ? params : null
    }
    const value = given[index]
    if (value === undefined || (rank === 0 && value !== segment)) return null
    if (rank === 1) params[name] = decoded(value)
  }
  return pattern.length === given.length ? params : null
}

function bySpecificity(one: Pattern, other: Pattern): number {
  const length = Math.max(one.segments.length, other.segments.length)
  for (let index = 0; index < length; index++) {
    const difference = rankOf(one.segments[index]) - rankOf(other.segments[index])
    if (difference !== 0) return difference
  }
  return 0
}

/** How general a segment is: fixed, a parameter, the rest of the path, the rest or nothing. */
function rankOf(segment = ''): 0 | 1 | 2 | 3 {
  if (segment.startsWith('[[...')) return 3
  if (segment.startsWith('[...')) return 2
  return segment.startsWith('[') ? 1 : 0
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
