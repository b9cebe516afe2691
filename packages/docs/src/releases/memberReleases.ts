import type { ApiHistory, MemberHistory } from '../define/ApiHistory.ts'
import type { ApiRelease } from '../define/ApiRelease.ts'

/** Part of an export's API. */
type Part = 'props' | 'events' | 'slots' | 'methods' | 'directives'

/** Name in the history of a member that an API table documents. */
export function memberName({ members }: ApiHistory, name: string, part: string, row: string): string {
  if (part === ('directives' satisfies Part)) return row
  const own = `${name}.${part}.${row}`
  return part === ('methods' satisfies Part) && !(own in members) ? `${name}.instance.${row}` : own
}

/**
 * The releases of a member, or of an export, that a reader wants to know: since when it is there without a gap, unless that is the first
 * release of all, and since when it is deprecated.
 */
export function releasesOf({ releases }: ApiHistory, history: MemberHistory): ApiRelease {
  const changes = Object.entries(history)
  const present = changes.slice(changes.findLastIndex(([, state]) => state === null) + 1)
  const marked = present.slice(present.findLastIndex(([, state]) => !state?.deprecated) + 1)
  const since = present[0]?.[0]
  const deprecated = marked[0]?.[0]
  return { ...(since !== undefined && since !== releases[0] && { since }), ...(deprecated !== undefined && { deprecated }) }
}
