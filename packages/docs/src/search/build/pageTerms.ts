import { eachToken } from '../eachToken.ts'
import { crossesWords, segmentChinese } from '../segmentChinese.ts'
import { stopWords } from '../stopWords.ts'
import { strongest } from '../termShard.ts'
import type { ArticleSection, FrontMatter } from '../../compile/page/CompiledArticle.ts'
import type { PageSource } from '../../compile/source/PageSource.ts'

/** How much a term weighs on a page: by how often it is in the text, and by the most important place it is in. */
interface Weight {
  text: number
  place: number
}

/** What a pair of Chinese characters of two words counts for. */
const acrossWords = 0.35
const usualLength = 300

/** A keyword counts more than a heading, and less than a title. */
const keywordPlace = 4.5

/** Weight of a term in a reference: readers who search for a word that guides have too want a guide. */
const ofReference = 0.55

/**
 * Every term of a page, each followed by its strength as one hexadecimal digit, 1 to f: `button9 按钮f`. Made where pages are compiled, so
 * that it is made in parallel and kept with the page.
 */
export function pageTerms(
  { id, reference }: PageSource,
  { title, subtitle, description, keywords = [] }: FrontMatter,
  sections: readonly ArticleSection[],
): string {
  const { weights, note, length } = createWeights()
  note(title, titlePlace(title))
  if (subtitle) note(subtitle, titlePlace(subtitle))
  // Its name in the address, which is often the one in code.
  note(id.slice(id.lastIndexOf('/') + 1), 4)
  for (const keyword of keywords) note(keyword, keywordPlace)
  note(description, 1.5)
  for (const section of sections) {
    note(section.title, section.api ? 3 : 2.5)
    note(section.text, 0)
    if (section.keywords) note(section.keywords, 2.5)
  }
  const damping = 1.2 * (0.5 + (0.5 * length()) / usualLength)
  const terms = Array.from(weights, ([term, { text, place }]) => {
    const strength = Math.round((4 * (text / (text + damping)) + place) * (reference ? ofReference : 1))
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
  const note = (text: string, place: number) =>
    eachWeighted(text, (term, share) => {
      length += 1
      const weight = weights.get(term)
      weights.set(term, { text: (weight?.text ?? 0) + share, place: Math.max(weight?.place ?? 0, place * share) })
    })
  return { weights, note, length: () => length }
}

/** A term that is the whole title names the page; one of several words weighs less. */
function titlePlace(title: string): number {
  let words = 0
  eachToken(title, (_term, _start, _end, kind) => {
    words += kind === 'part' ? 0 : kind === 'han' ? 0.5 : 1
  })
  return 5 + 4 / Math.max(1, words)
}

/** The terms of a text, each with the share it counts for. */
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
