const words = new Intl.Segmenter('zh', { granularity: 'word' })
const letters = new Intl.Segmenter('zh', { granularity: 'grapheme' })
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef“”‘’—…]/u
const closing = /^[\p{Pe}\p{Pf}，。、：；！？…—·%‰~～,.:;!?"”’]/u
const opening = /[\p{Ps}\p{Pi}“‘]$/u

/** Width of a text, in any unit. */
export type Measure = (text: string) => number

export interface LineLimits {
  /** Widest line, in the unit of `measure`. */
  width: number
  /** Maximum number of lines; a longer text is cut with an ellipsis. @default no limit */
  lines?: number
}

/** Breaks a text into lines: between words, in Chinese never before a closing or after an opening punctuation mark. */
export function breakLines(text: string, measure: Measure, { width, lines: most = Number.POSITIVE_INFINITY }: LineLimits): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text).flatMap((piece) => fitting(piece, measure, width))) {
    if (line === '' || measure((line + piece).trimEnd()) <= width) line += piece
    else {
      lines.push(line.trimEnd())
      line = piece.trimStart()
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(' '), measure, width)]
}

/** Like {@link breakLines}, with lines of nearly equal width, to avoid a single word on the last line. */
export function balanceLines(text: string, measure: Measure, { width }: { width: number }): string[] {
  const lineCount = breakLines(text, measure, { width }).length
  let [narrow, wide] = [width / lineCount, width]
  while (wide - narrow > width / 100) {
    const middle = (narrow + wide) / 2
    if (breakLines(text, measure, { width: middle }).length > lineCount) narrow = middle
    else wide = middle
  }
  return breakLines(text, measure, { width: wide })
}

/** Parts of a text that must not be broken. */
function pieces(text: string): string[] {
  const parts: string[] = []
  for (const { segment } of words.segment(text.replaceAll(/\s+/g, ' ').trim())) {
    const last = parts.at(-1)
    if (last !== undefined && !mayBreak(last, segment)) parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts
}

function mayBreak(before: string, after: string): boolean {
  if (closing.test(after) || opening.test(before) || after === ' ') return false
  return before.endsWith(' ') || han.test(before.at(-1) ?? '') || han.test(after.charAt(0))
}

/** A part that is wider than a line is broken anywhere. */
function fitting(piece: string, measure: Measure, width: number): string[] {
  return measure(piece.trimEnd()) <= width ? [piece] : graphemes(piece)
}

function cut(text: string, measure: Measure, width: number): string {
  const parts = pieces(text).flatMap((piece) => fitting(piece, measure, width))
  while (parts.length > 0 && measure(ended(parts)) > width) parts.pop()
  return ended(parts)
}

function ended(parts: readonly string[]): string {
  return `${parts.join('').replace(/[\s\p{P}]+$/u, '')}…`
}

function graphemes(text: string): string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment)
}
