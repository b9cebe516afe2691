const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined
const han = /\p{sc=Han}{2,}/gu

/** Places in a text where a Chinese word ends and another begins. Empty where the platform has no dictionary. */
export function segmentChinese(text: string): ReadonlySet<number> {
  const ends = new Set<number>()
  if (!segmenter) return ends
  for (const { 0: run, index: offset } of text.matchAll(han)) {
    for (const { index } of segmenter.segment(run)) if (index > 0) ends.add(offset + index)
  }
  return ends
}
