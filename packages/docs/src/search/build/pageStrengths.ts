import { eachToken } from '../eachToken.ts'
import { segmentChinese } from '../segmentChinese.ts'
import { stopWords } from '../stopWords.ts'
import { strongest } from '../termShard.ts'
import type { SearchablePage } from './createSearchIndex.ts'

/** How much a term stands for a page: by how often it is in the text, and by the most telling place it is in. */
interface Weight {
  text: number
  place: number
}

/** Of a pair of Chinese characters that belong to two words: 打开|关闭 holds 开关 by accident. */
const acrossWords = 0.35
const usualLength = 300

/** Every term of a page with its strength, 1 to 15. */
export function* pageStrengths(page: SearchablePage): Generator<[term: string, strength: number]> {
  const weights = new Map<string, Weight>()
  let length = 0
  const note = (text: string, place: number) => {
    let count = 0
    eachWeighted(text, (term, share) => {
      const weight = weights.get(term) ?? { text: 0, place: 0 }
      weights.set(term, weight)
      weight.text += share
      weight.place = Math.max(weight.place, place * share)
      count += 1
    })
    length += count
    return count
  }
  note(page.title, titlePlace(page.title))
  if (page.subtitle) note(page.subtitle, titlePlace(page.subtitle))
  note(page.group ?? '', 1)
  note(page.description, 1.5)
  for (const { title, text, api } of page.sections) {
    note(title, api ? 3 : 2.5)
    note(text, 0)
  }
  const damping = 1.2 * (0.5 + (0.5 * length) / usualLength)
  for (const [term, { text, place }] of weights) {
    const strength = Math.round(4 * (text / (text + damping)) + place)
    yield [term, Math.max(1, Math.min(strongest, strength))]
  }
}

/** A term that is the whole title names the page; one of several words tells less. */
function titlePlace(title: string): number {
  let words = 0
  eachToken(title, (_term, _start, _end, kind) => {
    words += kind === 'part' ? 0 : kind === 'han' ? 0.5 : 1
  })
  return 5 + 4 / Math.max(1, words)
}

/** The terms of a text, each with the share it counts for. */
function eachWeighted(text: string, visit: (term: string, share: number) => void): void {
  const ends = segmentChinese(text)
  eachToken(text, (term, start, end, kind) => {
    if (kind !== 'han') {
      if (!stopWords.has(term)) visit(term, kind === 'part' ? 0.8 : 1)
      return
    }
    let crosses = false
    for (let at = start + 1; at < end; at += 1) crosses ||= ends.has(at)
    visit(term, crosses ? acrossWords : 1)
  })
}
