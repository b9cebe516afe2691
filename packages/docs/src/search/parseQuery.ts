import { eachToken } from './eachToken.ts'
import { segmentChinese } from './segmentChinese.ts'
import { chineseStopWords, stopWords } from './stopWords.ts'

/** A thing that is looked for. */
export interface Wanted {
  term: string
  /** `exact`: this term; `forms`: other forms of the word and what begins with it too; `beginning`: what begins with it. */
  match: 'exact' | 'forms' | 'beginning'
  /** How much it says, 0 to 1. */
  weight: number
  /** Welcome, not missed where it is absent: `datepicker` for `date picker`. */
  optional?: boolean
}

const acrossWords = 0.35
const emptyWord = 0.1
const mostWanted = 24
const oneCharacter = /^.$/su

/** What a query looks for. The same cutting as in the index, so that both meet. */
export function parseQuery(query: string): Wanted[] {
  const wanted = [...wantedWords(query), ...wantedChinese(query)]
  return [...new Map(wanted.map((one) => [one.term, one])).values()].slice(0, mostWanted)
}

function wantedWords(query: string): Wanted[] {
  const words: Wanted[] = []
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
  return [...words, ...joined.map((term): Wanted => ({ term, match: 'exact', weight: 0.6, optional: true }))]
}

function wantedChinese(query: string): Wanted[] {
  const ends = segmentChinese(query)
  const empty = emptyPlaces(query, ends)
  const wanted: Wanted[] = []
  eachToken(query, (term, start, end, kind) => {
    if (kind !== 'han') return
    const isAlone = oneCharacter.test(term)
    if (isAlone) {
      const follows = /\p{sc=Han}/u.test(query.slice(0, start).at(-1) ?? '')
      if (!follows) wanted.push({ term, match: 'beginning', weight: 1 })
      return
    }
    const weight = empty.has(start) && empty.has(end - 1) ? emptyWord : ends.has(start + 1) ? acrossWords : 1
    wanted.push({ term, match: 'exact', weight })
  })
  return wanted
}

/** Places of the characters of words that say nothing. */
function emptyPlaces(query: string, ends: ReadonlySet<number>): ReadonlySet<number> {
  const empty = new Set<number>()
  for (const { 0: run, index } of query.matchAll(/\p{sc=Han}+/gu)) {
    const cuts = [0, ...[...ends].map((end) => end - index).filter((end) => end > 0 && end < run.length), run.length]
    for (const [place, from] of cuts.entries()) {
      const to = cuts[place + 1] ?? from
      if (chineseStopWords.has(run.slice(from, to))) for (let at = from; at < to; at += 1) empty.add(index + at)
    }
  }
  return empty
}
