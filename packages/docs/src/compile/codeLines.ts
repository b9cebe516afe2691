import type { CodeHighlighter, CodeToken } from './createHighlighter.ts'

/**
 * HTML of a code block's lines. Each line ends with its line feed inside its element: the text of the block is the code,
 * character by character, and its numbers are drawn by CSS.
 */
export function codeLines(highlighter: CodeHighlighter, code: string, language: string, lit: ReadonlySet<number> = new Set()): string {
  return highlighter
    .highlight(code, language)
    .map((tokens, index) => `<span class="ln${lit.has(index + 1) ? ' lit' : ''}">${tokens.map(tokenHtml).join('')}\n</span>`)
    .join('')
}

function tokenHtml({ text, className }: CodeToken): string {
  return className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
