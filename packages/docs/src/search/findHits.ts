import { eachToken } from './eachToken.ts'
import type { FoundTerms } from './findTerms.ts'
import type { Wanted } from './parseQuery.ts'
import type { Rarity } from './rankPages.ts'
import type { TextPiece } from './SearchAnswer.ts'

/** A place in a text that is what was looked for. */
export interface Hit {
  start: number
  end: number
  /** Which of the things that were looked for. */
  wanted: number
}

/** Finds in texts what a query looked for. */
export interface HitFinder {
  find: (text: string) => Hit[]
  /** How much of what was looked for some hits cover, 0 to 1: every thing counts once, by its rarity. */
  worth: (hits: readonly Hit[]) => number
}

/** Makes a finder of the terms that were found in the index. */
export function createHitFinder(found: readonly FoundTerms[], rarity: Rarity): HitFinder {
  const terms = new Map<string, { wanted: number; length: number }>()
  for (const [
    wanted,
    {
      wanted: { match, term: typed },
      terms: all,
    },
  ] of found.entries()) {
    const isOneCharacter = match === 'beginning' && /^\p{sc=Han}/u.test(typed)
    for (const { term } of all) {
      if (!terms.has(term)) terms.set(term, { wanted, length: isOneCharacter ? typed.length : Number.POSITIVE_INFINITY })
    }
  }
  return {
    find(text) {
      const hits: Hit[] = []
      eachToken(text, (term, start, end) => {
        const known = terms.get(term)
        if (known) hits.push({ start, end: Math.min(end, start + known.length), wanted: known.wanted })
      })
      return hits.filter((hit) => isMeant(hit, hits, found[hit.wanted]?.wanted.bridge))
    },
    worth: (hits) => sumOf([...new Set(hits.map(({ wanted }) => wanted))].map((wanted) => rarity[wanted] ?? 0)) / (sumOf(rarity) || 1),
  }
}

/** Two characters of two words count where their neighbours in the query are next to them in the text. */
function isMeant({ start, end }: Hit, hits: readonly Hit[], bridge: Wanted['bridge']): boolean {
  if (!bridge) return true
  const before = !bridge.hasBefore || hits.some((hit) => hit.end === end - 1)
  return before && (!bridge.hasAfter || hits.some((hit) => hit.start === start + 1))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Cuts a text into what was looked for and the rest. */
export function markHits(text: string, hits: readonly Hit[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const { start, end } of merged(hits)) {
    if (start > at) pieces.push({ text: text.slice(at, start) })
    pieces.push({ text: text.slice(start, end), hit: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

function merged(hits: readonly Hit[]): { start: number; end: number }[] {
  const all: { start: number; end: number }[] = []
  for (const { start, end } of hits.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else all.push({ start, end })
  }
  return all
}
