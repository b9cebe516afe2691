import { hintedLine, noteHtml } from '../typeHints/hintedLine.ts'
import type { CodeTypes } from '../typeHints/readTypes.ts'
import type { CodeToken } from './CodeToken.ts'
import type { CodeHighlighter } from './createHighlighter.ts'
import { escapeText } from './escapeText.ts'

/** Numbers of the lines that look different. */
export interface LineMarks {
  lit?: ReadonlySet<number>
  added?: ReadonlySet<number>
  removed?: ReadonlySet<number>
  focused?: ReadonlySet<number>
  /** Further classes of lines. */
  classes?: ReadonlyMap<number, string>
  /** Types of the names, and lines that are not shown. */
  types?: CodeTypes
}

/**
 * HTML of a code block's lines. Each line ends with its line feed inside its element: the text of the block is the code,
 * character by character, and its numbers are drawn by CSS. Added lines are `<ins>`, removed ones `<del>`.
 */
export function linesHtml(highlighter: CodeHighlighter, code: string, language: string, marks: LineMarks = {}): string {
  return eachLineHtml(highlighter, code, language, marks).join('')
}

/** The same with one entry for each line. */
export function eachLineHtml(highlighter: CodeHighlighter, code: string, language: string, marks: LineMarks = {}): string[] {
  const { types } = marks
  const shown = new Set<string>()
  return highlighter.highlight(code, language).map((tokens, index) => {
    const line = index + 1
    if (types?.hidden.has(line)) return ''
    const tag = marks.added?.has(line) ? 'ins' : marks.removed?.has(line) ? 'del' : 'span'
    const more = marks.classes?.get(line)
    const names = ['ln', ...(marks.lit?.has(line) ? ['lit'] : []), ...focusClass(line, tag, marks), ...(more ? [more] : [])]
    const hints = types?.hints.get(line)
    const text = hints ? hintedLine(tokens, hints, shown) : tokens.map(tokenHtml).join('')
    const notes = types?.notes.get(line)?.map(noteHtml).join('') ?? ''
    return `<${tag} class="${names.join(' ')}">${text}\n</${tag}>${notes}`
  })
}

/** Where some lines are focused, all others are dimmed, except those of a diff. */
function focusClass(line: number, tag: string, { focused }: LineMarks): string[] {
  if (!focused?.size) return []
  if (focused.has(line)) return ['foc']
  return tag === 'span' ? ['dim'] : []
}

function tokenHtml({ text, className }: CodeToken): string {
  return className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text)
}
