import { eachToken } from './eachToken.ts'
import { crossesWords, segmentChinese, type WordCuts } from './segmentChinese.ts'
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
  /** Two Chinese characters of two words: they count only where their neighbours in the query are next to them too. */
  bridge?: { hasBefore: boolean; hasAfter: boolean }
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
  const cuts = segmentChinese(query)
  const empty = emptyPlaces(query, cuts)
  const wanted: Wanted[] = []
  eachToken(query, (term, start, end, kind) => {
    if (kind !== 'han') return
    const isAlone = oneCharacter.test(term)
    if (isAlone) {
      if (!isHanAt(query, start - 1)) wanted.push({ term, match: 'beginning', weight: 1 })
      return
    }
    const isBridge = crossesWords(cuts, start)
    const weight = empty.has(start) && empty.has(end - 1) ? emptyWord : isBridge ? acrossWords : 1
    const bridge = { hasBefore: isHanAt(query, start - 1), hasAfter: isHanAt(query, end) }
    wanted.push({ term, match: 'exact', weight, ...(isBridge ? { bridge } : {}) })
  })
  return wanted
}

function isHanAt(text: string, place: number): boolean {
  return /\p{sc=Han}/u.test(text[place] ?? '')
}

/** Places of the characters of words that say nothing. */
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
