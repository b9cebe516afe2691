import type { Texts } from './locales/texts.ts'

/** Most characters of an answer: some 6,000 tokens of English. */
const limit = 24_000

/** A text from a position on, cut at the end of a line if it is too long for one answer; the answer then says how to get the rest. */
export function boundedText(text: string, texts: Texts, offset = 0): string {
  if (offset > 0 && offset >= text.length) throw new Error(texts.offsetTooLarge(text.length))
  const rest = text.slice(offset)
  if (rest.length <= limit) return rest
  const line = rest.lastIndexOf('\n', limit)
  const end = line > 0 ? line + 1 : limit
  return `${rest.slice(0, end)}\n${texts.continueAt(offset + end, text.length)}`
}
