import type { MemberState, ReleaseHistory } from './releaseHistory.ts'
import { usedMembers, type UsedMember } from './usedMembers.ts'

/** A member that an older release lacks, or declares with another type. */
interface ChangedMember {
  /** The words without which code cannot use it: its export, and its own name. */
  words: readonly string[]
  before: MemberState | null
  now: MemberState
}

/**
 * Decides which demos run with an older release: not those that use an export, prop, event, slot, function or directive that came later, or a
 * value that a prop has only taken since. Code that puts these names together at run time is not seen.
 */
export function createReleaseGate(history: ReleaseHistory, release: string): (source: string) => boolean {
  const changed = changedMembers(history, release)
  const fails = ({ member, value }: UsedMember): boolean => {
    const found = changed.get(member)
    if (!found) return false
    return found.before === null || (value !== undefined && accepts(found.now.type, value) && !accepts(found.before.type, value))
  }
  return (source) => {
    const text = plain(source)
    // Most demos have none of these names: their code need not be read.
    const mayFail = [...changed.values()].some(({ words }) => words.every((word) => text.includes(word)))
    return !mayFail || !usedMembers(source).some(fails)
  }
}

function changedMembers({ releases, members }: ReleaseHistory, release: string): Map<string, ChangedMember> {
  const until = new Set(releases.slice(0, releases.indexOf(release) + 1))
  const found = Object.entries(members).flatMap(([member, states]): [string, ChangedMember][] => {
    const now = Object.values(states).at(-1) ?? null
    const before = Object.entries(states).findLast(([of]) => until.has(of))?.[1] ?? null
    if (now === null || (before !== null && before.type === now.type)) return []
    return [[member, { words: wordsOf(member), before, now }]]
  })
  return new Map(found)
}

/** Whether a type that lists literals has a value; any other type accepts everything. */
function accepts(type: string | undefined, value: string | number): boolean {
  if (type === undefined || !/['"\d]/.test(type)) return true
  return type.split(' | ').includes(typeof value === 'string' ? `'${value}'` : String(value))
}

/** `Image.props.renameImage` is used with its export, an event `on-drag` without its prefix. */
function wordsOf(member: string): string[] {
  const [owner = member, , ...name] = member.split('.')
  return [owner, ...(name.length > 0 ? [name.join('.')] : [])].map(plain)
}

/** One spelling of `renameImage` and `rename-image`. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('-', '')
}
