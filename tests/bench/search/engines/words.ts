const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words of a text in both languages, as a dictionary cuts them: what libraries without Chinese are given. */
export function words(text: string): string[] {
  return Array.from(segmenter.segment(text.toLowerCase())).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}
