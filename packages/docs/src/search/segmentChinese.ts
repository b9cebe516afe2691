const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined
const han = /\p{sc=Han}{2,}/gu

/** Places in a text where a Chinese word begins or ends. Empty where the platform has no dictionary. */
export type WordCuts = ReadonlySet<number>

/** Cuts the Chinese in a text into words, as a dictionary would. */
export function segmentChinese(text: string): WordCuts {
  const cuts = new Set<number>()
  if (!segmenter) return cuts
  for (const { 0: run, index: offset } of text.matchAll(han)) {
    for (const { index } of segmenter.segment(run)) cuts.add(offset + index)
    cuts.add(offset + run.length)
  }
  return cuts
}

/**
 * Whether two neighbouring characters belong to two words: 打开|关闭 holds 开关 by accident. Two words of one character each are rather
 * one word that the dictionary does not have.
 */
export function crossesWords(cuts: WordCuts, start: number): boolean {
  return cuts.has(start + 1) && !(cuts.has(start) && cuts.has(start + 2))
}
