import type { FoundTerms } from './findTerms.ts'

/** A page with its score. */
export interface RankedPage {
  page: number
  score: number
}

/** Rarity and so weight of each term, in the order of the found terms. */
export type Rarity = readonly number[]

/** From this strength on, a term is the page's title or nearly all of it. */
const namingStrength = 11

/** A title counts at least like a term that one of so many pages has: `select` is on most pages, and still names one. */
const pagesOfTitle = 12

/** Share of the query that a page has to cover if any page does. */
const leastCoverage = 0.34

/**
 * Ranks pages: each term counts by its strength on the page (BM25 with positions, computed at build time) and its rarity; the sum is
 * weighted by the share of the query that the page covers. Where no page covers enough, those that cover a part are better than none.
 */
export function rankPages(terms: readonly FoundTerms[], pages: number): { ranked: RankedPage[]; rarity: Rarity } {
  const scores = new Float64Array(pages)
  const covered = new Float64Array(pages)
  let whole = 0
  const rarity = terms.map((one) => {
    const best = strengths(one, pages)
    const frequency = best.reduce((sum, strength) => (strength > 0 ? sum + 1 : sum), 0)
    const { weight, optional } = one.queryTerm
    // Two characters of two words that never occur together do not count as missing.
    if (frequency === 0 && (optional || weight < 1)) return 0
    const rare = weight * Math.log(1 + (pages - frequency + 0.5) / (frequency + 0.5))
    const naming = Math.max(rare, weight * Math.log(1 + pages / pagesOfTitle))
    if (!optional) whole += rare
    for (let page = 0; page < pages; page += 1) {
      const strength = best[page] ?? 0
      if (strength === 0) continue
      scores[page] = (scores[page] ?? 0) + (strength >= namingStrength ? naming : rare) * strength
      if (!optional) covered[page] = (covered[page] ?? 0) + rare
    }
    return rare
  })
  const found = Array.from(scores, (score, page) => {
    const coverage = whole === 0 ? 1 : (covered[page] ?? 0) / whole
    return { page, coverage, score: score * coverage }
  }).filter(({ score }) => score > 0)
  const enough = found.filter(({ coverage }) => coverage >= leastCoverage)
  const ranked = (enough.length > 0 ? enough : found).map(({ page, score }) => ({ page, score }))
  ranked.sort((one, other) => other.score - one.score || one.page - other.page)
  return { ranked, rarity }
}

function strengths({ terms }: FoundTerms, pages: number): Float32Array {
  const best = new Float32Array(pages)
  for (const { shard, index, likeness } of terms) {
    shard.eachPage(index, (page, strength) => {
      best[page] = Math.max(best[page] ?? 0, strength * likeness)
    })
  }
  return best
}
