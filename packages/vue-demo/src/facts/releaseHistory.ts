import { isDeepStrictEqual } from 'node:util'
import type { ExportFacts, Facts } from './factTypes.ts'
import { publicMembers } from './publicMembers.ts'
import { shownProp, type ShownProp } from './shownProp.ts'

/** How the public members of a library changed from release to release. Plain data, for a generated file. */
export interface ReleaseHistory {
  /** Name of the package in its registry. */
  package: string
  /** Versions of the releases that were read, oldest first. */
  releases: readonly string[]
  /**
   * History of each export (`Button`, `v-width`) and member (`Button.props.size`). The parts are `props`, `events`, `slots`, `methods` and
   * `instance`: methods of an instance, of which the library does not say which are public.
   */
  members: Readonly<Record<string, MemberHistory>>
}

/** The state of a member by the releases that changed it, oldest first; `null` in a release without it. */
export type MemberHistory = Readonly<Record<string, MemberState | null>>

/** What a release declares about an export or a member: nothing but its existence, except for props. */
export interface MemberState extends Partial<ShownProp> {
  /** It is marked `@deprecated`. */
  deprecated?: true
}

/** A release, and the facts of its package. */
export interface Release {
  version: string
  facts: Facts
}

/** Adds a release to the history of the earlier ones. */
export function addRelease(history: ReleaseHistory, { version, facts }: Release): ReleaseHistory {
  const before = membersIn(history, history.releases.at(-1) ?? '')
  const after = membersOf(facts)
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((name) => !isDeepStrictEqual(before.get(name), after.get(name)))
  const members = { ...history.members }
  for (const name of changed) members[name] = { ...members[name], [version]: after.get(name) ?? null }
  return { package: history.package, releases: [...history.releases, version], members }
}

/** The members of a release whose state in the history is not what its package says: none, if the history is up to date. */
export function outdatedMembers(history: ReleaseHistory, { version, facts }: Release): string[] {
  const recorded = membersIn(history, version)
  const real = membersOf(facts)
  return [...new Set([...recorded.keys(), ...real.keys()])].filter((name) => !isDeepStrictEqual(recorded.get(name), real.get(name)))
}

/** The members that a release has, by name. */
function membersIn({ releases, members }: ReleaseHistory, version: string): Map<string, MemberState> {
  const until = releases.slice(0, releases.indexOf(version) + 1)
  return new Map(
    Object.entries(members).flatMap(([name, history]) => {
      const last = until.findLast((release) => release in history)
      const state = last === undefined ? null : history[last]
      return state ? [[name, state]] : []
    }),
  )
}

function membersOf(facts: Facts): Map<string, MemberState> {
  return new Map(Object.entries(facts).flatMap(([name, real]) => exportMembers(name, real)))
}

function exportMembers(name: string, real: ExportFacts): [string, MemberState][] {
  const { props, events, slots, methods } = publicMembers(name, real)
  const members = (part: string, names: readonly string[], stateOf: (member: string) => MemberState = () => ({})) =>
    names.map((member): [string, MemberState] => {
      const isDeprecated = real.deprecated?.includes(member)
      return [`${name}.${part}.${member}`, { ...stateOf(member), ...(isDeprecated && { deprecated: true }) }]
    })
  return [
    [name, {}],
    ...members('props', props, (prop) => (real.props[prop] ? shownProp(real.props[prop]) : {})),
    ...members('events', events),
    ...members('slots', slots),
    ...members('methods', real.kind === 'function' ? [name, ...methods] : methods),
    ...members('instance', real.methods),
  ]
}
