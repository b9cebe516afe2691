import { eachToken } from './eachToken.ts'
import { crossesWords, segmentChinese, type WordCuts } from './segmentChinese.ts'
import { chineseStopWords, stopWords } from './stopWords.ts'

/** A term of the query. */
export interface QueryTerm {
  term: string
  /** `exact`: this term; `forms`: also other forms of the word and terms that begin with it; `beginning`: terms that begin with it. */
  match: 'exact' | 'forms' | 'beginning'
  /** Weight, 0 to 1. */
  weight: number
  /** A match counts, its absence does not: `datepicker` for `date picker`. */
  optional?: boolean
  /** Two Chinese characters of two words: they count only next to their neighbours in the query. */
  bridge?: { hasBefore: boolean; hasAfter: boolean }
}

const acrossWords = 0.35
const emptyWord = 0.1
const maxTerms = 24
const oneCharacter = /^.$/su

/** The terms of a query, cut like the texts in the index. */
export function parseQuery(query: string): QueryTerm[] {
  const terms = [...wordTerms(query), ...chineseTerms(query)]
  return [...new Map(terms.map((one) => [one.term, one])).values()].slice(0, maxTerms)
}

function wordTerms(query: string): QueryTerm[] {
  const words: QueryTerm[] = []
  const wholes: string[] = []
  const parts = new Map<number, string>()
  eachToken(query, (term, start, end, kind) => {
    if (kind === 'han') return
    if (kind === 'part') parts.set(end, term)
    else wholes.push(term)
    const isWholeOfParts = kind === 'word' && parts.has(end)
    const weight = stopWords.has(term) ? emptyWord : 1
    words.push({ term, match: 'forms', weight, ...(isWholeOfParts ? { optional: true } : {}) })
  })
  const single = /^\s*([\p{L}\p{N}])\s*$/u.exec(query)?.[1]
  if (single && words.length === 0 && !/\p{sc=Han}/u.test(single)) words.push({ term: single.toLowerCase(), match: 'beginning', weight: 1 })
  const joined = wholes.slice(0, -1).map((word, index) => word + wholes[index + 1])
  if (wholes.length > 2) joined.push(wholes.join(''))
  return [...words, ...joined.map((term): QueryTerm => ({ term, match: 'exact', weight: 0.6, optional: true }))]
}

function chineseTerms(query: string): QueryTerm[] {
  const cuts = segmentChinese(query)
  const empty = emptyPlaces(query, cuts)
  const terms: QueryTerm[] = []
  eachToken(query, (term, start, end, kind) => {
    if (kind !== 'han') return
    const isAlone = oneCharacter.test(term)
    if (isAlone) {
      if (!isHanAt(query, start - 1)) terms.push({ term, match: 'beginning', weight: 1 })
      return
    }
    const isBridge = crossesWords(cuts, start)
    const weight = empty.has(start) && empty.has(end - 1) ? emptyWord : isBridge ? acrossWords : 1
    const bridge = { hasBefore: isHanAt(query, start - 1), hasAfter: isHanAt(query, end) }
    terms.push({ term, match: 'exact', weight, ...(isBridge ? { bridge } : {}) })
  })
  return terms
}

function isHanAt(text: string, place: number): boolean {
  return /\p{sc=Han}/u.test(text[place] ?? '')
}

/** Positions of the characters of stop words. */
function emptyPlaces(query: string, cuts: WordCuts): ReadonlySet<number> {
  const empty = new Set<number>()
  for (const { 0: run, index } of query.matchAll(/\p{sc=Han}+/gu)) {
    const words = [...cuts].map((cut) => cut - index).filter((cut) => cut >= 0 && cut <= run.length)
    for (const [place, from] of words.entries()) {
      const to = words[place + 1] ?? from
      if (chineseStopWords.has(run.slice(from, to))) for (let at = from; at < to; at += 1) empty.add(index + at)
    }
  }
  return empty
}
