import type { IndexReader } from './createIndexReader.ts'
import { editDistance } from './editDistance.ts'
import type { QueryTerm } from './parseQuery.ts'
import { stem } from './stem.ts'
import type { TermShard } from './termShard.ts'

/** A term of the index that matches a term of the query. */
export interface FoundTerm {
  term: string
  shard: TermShard
  /** Place in the shard. */
  index: number
  /** How well it matches, 0 to 1. */
  likeness: number
}

/** A term of the query with the terms of the index that match it, if any. */
export interface FoundTerms {
  queryTerm: QueryTerm
  terms: FoundTerm[]
  /** The word that replaced a misspelt one. */
  corrected?: string
}

const mostTerms = 80

/** Looks up a term of the query; a word that is not in the index is replaced by the most similar one. */
export async function findTerms(queryTerm: QueryTerm, reader: IndexReader): Promise<FoundTerms> {
  const beginning = queryTerm.match === 'forms' ? stem(queryTerm.term) : queryTerm.term
  const shards = await reader.shardsOf(beginning)
  const terms = shards.flatMap((shard) => termsOf(shard, beginning, (term) => likeness(term, queryTerm)))
  if (terms.length > 0 || queryTerm.match !== 'forms' || queryTerm.optional) return { queryTerm, terms: best(terms) }
  return correct(queryTerm, reader)
}

function likeness(term: string, { term: typed, match }: QueryTerm): number {
  if (term === typed) return 1
  if (match === 'exact') return 0
  if (match === 'forms' && stem(term) === stem(typed)) return 0.9
  return term.startsWith(typed) ? 0.8 * Math.sqrt(typed.length / term.length) : 0
}

function termsOf(shard: TermShard, beginning: string, likenessOf: (term: string) => number): FoundTerm[] {
  const found: FoundTerm[] = []
  for (let index = firstFrom(shard.terms, beginning); index < shard.terms.length; index += 1) {
    const term = shard.terms[index] ?? ''
    if (!term.startsWith(beginning)) break
    const like = likenessOf(term)
    if (like > 0) found.push({ term, shard, index, likeness: like })
  }
  return found
}

function firstFrom(terms: readonly string[], beginning: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  return low
}

function best(terms: FoundTerm[]): FoundTerm[] {
  return terms.length <= mostTerms ? terms : terms.sort((one, other) => other.likeness - one.likeness).slice(0, mostTerms)
}

async function correct(queryTerm: QueryTerm, reader: IndexReader): Promise<FoundTerms> {
  const { term: typed } = queryTerm
  if (!/^[a-z]{4,}$/.test(typed)) return { queryTerm, terms: [] }
  const near = nearest(typed, await reader.wordsLike(typed))
  const found = await Promise.all(
    near.map(async ({ word, distance }) => {
      const shards = await reader.shardsOf(word)
      return shards.flatMap((shard) => termsOf(shard, word, (term) => (term === word ? 0.8 - distance * 0.15 : 0)))
    }),
  )
  const [corrected] = near
  return { queryTerm, terms: found.flat(), ...(corrected ? { corrected: corrected.word } : {}) }
}

function nearest(typed: string, words: readonly string[]): { word: string; distance: number }[] {
  const limit = typed.length >= 7 ? 2 : 1
  const near = words.flatMap((word) => {
    const found = editDistance(typed, word, limit)
    // The beginning of a long word counts too, while it is being typed; a wrong first letter is rarer than any other.
    return found ? [{ word, distance: Math.min(found.whole, found.beginning + 0.6) + (word[0] === typed[0] ? 0 : 0.3) }] : []
  })
  const least = Math.min(...near.map(({ distance }) => distance))
  return near
    .filter(({ distance }) => distance <= least + 0.3)
    .sort((one, other) => one.distance - other.distance || one.word.length - other.word.length)
    .slice(0, 6)
}
