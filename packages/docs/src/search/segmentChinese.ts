const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined
const han = /\p{sc=Han}{2,}/gu

/** Offsets in a text at which a Chinese word begins or ends. Empty if the platform has no `Intl.Segmenter`. */
export type WordCuts = ReadonlySet<number>

/** Finds the boundaries of the Chinese words in a text, by the dictionary of `Intl.Segmenter`. */
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
 * Whether the characters at `start` and `start + 1` belong to two words: 打开|关闭 contains 开关 by accident. Two words of one character each
 * count as one word: the dictionary probably lacks it.
 */
export function crossesWords(cuts: WordCuts, start: number): boolean {
  return cuts.has(start + 1) && !(cuts.has(start) && cuts.has(start + 2))
}
