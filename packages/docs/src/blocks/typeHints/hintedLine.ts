import type { CodeToken } from '../code/CodeToken.ts'
import { escapeText } from '../code/escapeText.ts'
import type { TypeHint, TypeNote } from './readTypes.ts'

/**
 * HTML of a line whose names show their types. The type is in an attribute: the text of the line stays its code, to select and to copy. The
 * first of several equal hints can be reached with the Tab key, all of them by pointer.
 * @param shown Texts of the hints above, to which those of this line are added.
 */
export function hintedLine(tokens: readonly CodeToken[], hints: readonly TypeHint[], shown: Set<string>): string {
  let at = 0
  return tokens
    .map((token) => {
      const from = at
      at += token.text.length
      return tokenHtml(token, cut(token.text, from, hints), shown)
    })
    .join('')
}

/** HTML of what is shown below a line. */
export function noteHtml({ kind, text }: TypeNote): string {
  return text
    .split('\n')
    .map((line) => `<span class="doc-hint-note" data-kind="${kind}" lang="en">${escapeText(line)}\n</span>`)
    .join('')
}

interface Piece {
  text: string
  hint?: TypeHint
}

/** Cuts a token where hints begin and end. A hint that goes beyond its token is left out. */
function cut(text: string, from: number, hints: readonly TypeHint[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const hint of hints.toSorted((a, b) => a.start - b.start)) {
    const start = hint.start - from
    if (start < at || start + hint.length > text.length) continue
    if (start > at) pieces.push({ text: text.slice(at, start) })
    at = start + hint.length
    pieces.push({ text: text.slice(start, at), hint })
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

function tokenHtml({ className }: CodeToken, pieces: readonly Piece[], shown: Set<string>): string {
  const inner = pieces.map((piece) => pieceHtml(piece, shown)).join('')
  return className ? `<span class="${className}">${inner}</span>` : inner
}

function pieceHtml({ text, hint }: Piece, shown: Set<string>): string {
  if (!hint) return escapeText(text)
  const tabIndex = shown.has(hint.text) ? -1 : 0
  shown.add(hint.text)
  return `<span class="doc-hint" tabindex="${tabIndex}" aria-description="${escapeText(hint.text).replaceAll('"', '&quot;')}">${escapeText(text)}</span>`
}
