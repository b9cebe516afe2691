import type { Texts } from './locales/texts.ts'

/** Maximum characters of an answer: about 6,000 tokens of English. */
const limit = 24_000

/** A text from an offset on. If it is too long for one answer, it is cut at a line end, with a note on how to get the rest. */
export function boundedText(text: string, texts: Texts, offset = 0): string {
  if (offset > 0 && offset >= text.length) throw new Error(texts.offsetTooLarge(text.length))
  const rest = text.slice(offset)
  if (rest.length <= limit) return rest
  const line = rest.lastIndexOf('\n', limit)
  const end = line > 0 ? line + 1 : limit
  return `${rest.slice(0, end)}\n${texts.continueAt(offset + end, text.length)}`
}
