import type { CodeHighlighter, CodeToken } from './createHighlighter.ts'

/** Numbers of the lines that look different. */
export interface LineMarks {
  lit?: ReadonlySet<number>
  added?: ReadonlySet<number>
  removed?: ReadonlySet<number>
  focused?: ReadonlySet<number>
}

/**
 * HTML of a code block's lines. Each line ends with its line feed inside its element: the text of the block is the code,
 * character by character, and its numbers are drawn by CSS. Added lines are `<ins>`, removed ones `<del>`.
 */
export function linesHtml(highlighter: CodeHighlighter, code: string, language: string, marks: LineMarks = {}): string {
  return highlighter
    .highlight(code, language)
    .map((tokens, index) => {
      const line = index + 1
      const tag = marks.added?.has(line) ? 'ins' : marks.removed?.has(line) ? 'del' : 'span'
      const names = ['ln', ...(marks.lit?.has(line) ? ['lit'] : []), ...(marks.focused?.has(line) ? ['foc'] : [])]
      return `<${tag} class="${names.join(' ')}">${tokens.map(tokenHtml).join('')}\n</${tag}>`
    })
    .join('')
}

function tokenHtml({ text, className }: CodeToken): string {
  return className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text)
}

/** A text as HTML shows it. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
