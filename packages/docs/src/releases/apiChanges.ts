import type { ApiHistory, MemberState } from '../define/ApiHistory.ts'
import { changeOf, type ChangeKind } from './changeOf.ts'

/** What a release did to an export, or to one of its members. */
export interface ApiChange {
  /** `Button`, or `Button.props.size`. */
  id: string
  /** Name of the export. */
  owner: string
  /** Unless the export as a whole came or went. */
  member?: { part: ChangedPart; name: string }
  kind: ChangeKind
  /** Its state in the release before, and in this one. */
  before: MemberState | null
  after: MemberState | null
}

/** Parts of an API whose changes are public. */
export type ChangedPart = 'props' | 'events' | 'slots' | 'methods'

/** The changes of one release. */
export interface ReleaseChanges {
  release: string
  changes: readonly ApiChange[]
}

const parts: readonly string[] = ['props', 'events', 'slots', 'methods'] satisfies ChangedPart[]

/**
 * What each release changed, the newest first. The members of an export that a release added or removed are left out: the export says it.
 * So are methods of instances, of which the library does not say which are public. The first release is not compared.
 */
export function apiChanges({ releases, members }: ApiHistory): ReleaseChanges[] {
  const all = Object.entries(members).flatMap(([id, history]) => {
    const [owner = id, part, ...rest] = id.split('.')
    const member = part !== undefined && isChangedPart(part) ? { member: { part, name: rest.join('.') } } : {}
    if (part !== undefined && !isChangedPart(part)) return []
    return Object.entries(history).map(([release, after], index, states) => {
      const before = states[index - 1]?.[1] ?? null
      return { release, id, owner, ...member, kind: changeOf(before, after), before, after }
    })
  })
  const ofExports = new Set(all.flatMap(({ release, id, owner }) => (id === owner ? [`${release} ${id}`] : [])))
  return releases
    .slice(1)
    .toReversed()
    .map((release) => ({
      release,
      changes: all.flatMap(({ release: of, kind, ...change }) => {
        const isOfExport = change.id !== change.owner && ofExports.has(`${release} ${change.owner}`)
        return of !== release || isOfExport || kind === undefined ? [] : [{ ...change, kind }]
      }),
    }))
}

function isChangedPart(part: string): part is ChangedPart {
  return parts.includes(part)
}
