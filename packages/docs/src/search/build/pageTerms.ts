import { eachToken } from '../eachToken.ts'
import { crossesWords, segmentChinese } from '../segmentChinese.ts'
import { stopWords } from '../stopWords.ts'
import { strongest } from '../termShard.ts'
import type { ArticleSection, FrontMatter } from '../../compile/page/CompiledArticle.ts'
import type { PageSource } from '../../compile/source/PageSource.ts'

/** What a term counts for on a page. */
interface Weight {
  /** Sum over its occurrences, 1 for each whole word. */
  text: number
  /** Weight of the most important place it is in: the title, a heading, the keywords; 0 for the text. */
  place: number
}

/** A pair of Chinese characters counts for this if its characters belong to two different words, and for 1 otherwise. */
const acrossWords = 0.35
/** Terms on an average page. */
const averageLength = 300

/** More than a heading, and less than a title. */
const keywordPlace = 4.5

/** Factor for pages of an API reference: readers who search for a word that a guide has too want the guide. */
const referenceFactor = 0.55

/**
 * Every term of a page, each followed by its strength as one hexadecimal digit, 1 to f: `button9 按钮f`. Called where pages are compiled:
 * in parallel, and cached with the page.
 */
export function pageTerms(
  { id, reference }: PageSource,
  { title, subtitle, description, keywords = [] }: FrontMatter,
  sections: readonly ArticleSection[],
): string {
  const { weights, add, length } = createWeights()
  add(title, titlePlace(title))
  if (subtitle) add(subtitle, titlePlace(subtitle))
  // The page's name in its URL is often the component's name in code.
  add(id.slice(id.lastIndexOf('/') + 1), 4)
  for (const keyword of keywords) add(keyword, keywordPlace)
  add(description, 1.5)
  for (const section of sections) {
    add(section.title, section.api ? 3 : 2.5)
    add(section.text, 0)
    if (section.keywords) add(section.keywords, 2.5)
  }
  // As in BM25, with k1 = 1.2 and b = 0.5: more occurrences count ever less, and less on a long page.
  const damping = 1.2 * (0.5 + (0.5 * length()) / averageLength)
  const terms = Array.from(weights, ([term, { text, place }]) => {
    const strength = Math.round((4 * (text / (text + damping)) + place) * (reference ? referenceFactor : 1))
    return term + Math.max(1, Math.min(strongest, strength)).toString(16)
  })
  return terms.join(' ')
}

/** Reads what {@link pageTerms} wrote. */
export function* readTerms(terms: string): Generator<[term: string, strength: number]> {
  if (terms === '') return
  for (const entry of terms.split(' ')) yield [entry.slice(0, -1), Number.parseInt(entry.slice(-1), 16)]
}

function createWeights() {
  const weights = new Map<string, Weight>()
  let length = 0
  const add = (text: string, place: number) =>
    eachWeighted(text, (term, share) => {
      length += 1
      const weight = weights.get(term)
      weights.set(term, { text: (weight?.text ?? 0) + share, place: Math.max(weight?.place ?? 0, place * share) })
    })
  return { weights, add, length: () => length }
}

/** Place of a title: 9 for one word, less for each of several words. */
function titlePlace(title: string): number {
  let words = 0
  eachToken(title, (_term, _start, _end, kind) => {
    words += kind === 'part' ? 0 : kind === 'han' ? 0.5 : 1
  })
  return 5 + 4 / Math.max(1, words)
}

/** Calls `visit` with each term of a text and its share: 1 for a whole word, less for a part of one. */
function eachWeighted(text: string, visit: (term: string, share: number) => void): void {
  const cuts = segmentChinese(text)
  eachToken(text, (term, start, end, kind) => {
    if (kind !== 'han') {
      if (!stopWords.has(term)) visit(term, kind === 'part' ? 0.8 : 1)
      return
    }
    visit(term, end > start + 1 && crossesWords(cuts, start) ? acrossWords : 1)
  })
}
