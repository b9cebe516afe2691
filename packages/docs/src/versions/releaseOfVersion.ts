import type { ApiHistory, MemberState } from '../define/ApiHistory.ts'

/** The newest release of a version: `1.2.0` of `1.2`. */
export function releaseOfVersion({ releases }: ApiHistory, version: string): string | undefined {
  return releases.findLast((release) => release === version || release.startsWith(`${version}.`))
}

const cutHistories = new WeakMap<ApiHistory, Map<string, ApiHistory>>()

/** The history as it was when a release was published. Members that came later have no states. Each is made once: every page asks for it. */
export function historyUntil(history: ApiHistory, release: string): ApiHistory {
  const known = cutHistories.get(history) ?? new Map<string, ApiHistory>()
  cutHistories.set(history, known)
  const older = known.get(release) ?? cutHistory(history, release)
  known.set(release, older)
  return older
}

function cutHistory({ releases, members, ...rest }: ApiHistory, release: string): ApiHistory {
  const until = releases.slice(0, releases.indexOf(release) + 1)
  const known = new Set(until)
  const cut = Object.entries(members).map(([member, states]) => [
    member,
    Object.fromEntries(Object.entries(states).filter(([of]) => known.has(of))),
  ])
  return { ...rest, releases: until, members: Object.fromEntries(cut) }
}

/** What the newest release of a history says about a member; `null` if it does not have it, `undefined` if no release ever had it. */
export function lastState({ members }: ApiHistory, member: string): MemberState | null | undefined {
  const states = Object.hasOwn(members, member) ? members[member] : undefined
  return states && (Object.values(states).at(-1) ?? null)
}
