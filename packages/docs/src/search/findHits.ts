import { eachToken } from './eachToken.ts'
import type { FoundTerms } from './findTerms.ts'
import type { QueryTerm } from './parseQuery.ts'
import type { Rarity } from './rankPages.ts'
import type { TextPiece } from './SearchAnswer.ts'

/** A match in a text. */
export interface Hit {
  start: number
  end: number
  /** Index of the query term. */
  termIndex: number
}

/** Finds the terms of a query in texts. */
export interface HitFinder {
  find: (text: string) => Hit[]
  /** The share of the query that some hits cover, 0 to 1: each term counts once, weighted by its rarity. */
  worth: (hits: readonly Hit[]) => number
}

/** Creates a finder for terms that were found in the index. */
export function createHitFinder(found: readonly FoundTerms[], rarity: Rarity): HitFinder {
  const terms = new Map<string, { termIndex: number; length: number }>()
  for (const [
    termIndex,
    {
      queryTerm: { match, term: typed },
      terms: all,
    },
  ] of found.entries()) {
    const isOneCharacter = match === 'beginning' && /^\p{sc=Han}/u.test(typed)
    for (const { term } of all) {
      if (!terms.has(term)) terms.set(term, { termIndex, length: isOneCharacter ? typed.length : Number.POSITIVE_INFINITY })
    }
  }
  return {
    find(text) {
      const hits: Hit[] = []
      eachToken(text, (term, start, end) => {
        const known = terms.get(term)
        if (known) hits.push({ start, end: Math.min(end, start + known.length), termIndex: known.termIndex })
      })
      return hits.filter((hit) => isMeant(hit, hits, found[hit.termIndex]?.queryTerm.bridge))
    },
    worth: (hits) => sumOf([...new Set(hits.map(({ termIndex }) => termIndex))].map((index) => rarity[index] ?? 0)) / (sumOf(rarity) || 1),
  }
}

/** Two characters of two words count only next to their neighbours in the query. */
function isMeant({ start, end }: Hit, hits: readonly Hit[], bridge: QueryTerm['bridge']): boolean {
  if (!bridge) return true
  const before = !bridge.hasBefore || hits.some((hit) => hit.end === end - 1)
  return before && (!bridge.hasAfter || hits.some((hit) => hit.start === start + 1))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Splits a text into hits and the text between them. */
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
