const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Tokenizer for libraries without support for Chinese: splits a text in either language into words with `Intl.Segmenter`. */
export function tokenize(text: string): string[] {
  return Array.from(segmenter.segment(text.toLowerCase())).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}
