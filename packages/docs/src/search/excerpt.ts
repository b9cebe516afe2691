import { markHits, type Hit, type HitFinder } from './findHits.ts'
import type { TextPiece } from './SearchAnswer.ts'

/** Maximum length of an excerpt, in Latin letters; a Chinese character counts as two. */
const maxLength = 150
const before = 40
/** Fewer characters than this are not left out: an ellipsis says less. */
const tail = 12

/** The part of a text with the most hits, which are marked, with an ellipsis where something is left out. */
export function excerpt(text: string, hits: readonly Hit[], finder: HitFinder): TextPiece[] {
  const from = hits.length === 0 ? 0 : startOf(text, bestHit(text, hits, finder))
  const to = endOf(text, from)
  const inside = hits.filter(({ start, end }) => start >= from && end <= to)
  const shown = markHits(
    text.slice(from, to),
    inside.map((hit) => ({ ...hit, start: hit.start - from, end: hit.end - from })),
  )
  return [...(from > 0 ? [{ text: '…' }] : []), ...shown, ...(to < text.length ? [{ text: '…' }] : [])]
}

/** The hit after which the most hits fit into the excerpt. */
function bestHit(text: string, hits: readonly Hit[], finder: HitFinder): Hit | undefined {
  let best: { hit: Hit; worth: number } | undefined
  for (const [place, hit] of hits.entries()) {
    const end = endOf(text, hit.start)
    const worth = finder.worth(hits.slice(place).filter((other) => other.end <= end))
    if (!best || worth > best.worth) best = { hit, worth }
  }
  return best?.hit
}

/** Some words before a hit, from the beginning of a sentence or of a word. */
function startOf(text: string, hit: Hit | undefined): number {
  if (!hit) return 0
  let from = hit.start
  for (let left = before; from > 0 && left > 0; left -= widthAt(text, from)) from -= 1
  if (from <= tail) return 0
  const lead = text.slice(from, hit.start)
  const sentence = /^.*[。！？；.!?;\n]\s*(?=\S)/su.exec(lead)
  if (sentence) return from + sentence[0].length
  const word = /^[\p{L}\p{N}]*[^\p{L}\p{N}]+/u.exec(lead)
  return /\p{sc=Han}/u.test(text[from] ?? '') || !word ? from : from + word[0].length
}

function endOf(text: string, from: number): number {
  let to = from
  for (let left = maxLength; to < text.length && left > 0; left -= widthAt(text, to)) to += 1
  if (to === text.length) return to
  const cut = /[\p{L}\p{N}]*$/u.exec(text.slice(from, to))?.[0].length ?? 0
  return cut > 0 && cut < 24 && !/\p{sc=Han}/u.test(text[to - 1] ?? '') ? to - cut : to
}

function widthAt(text: string, place: number): number {
  return (text.codePointAt(place) ?? 0) > 0x2e_7f ? 2 : 1
}
