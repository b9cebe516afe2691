/** Text as inline code; it may contain backticks and leading or trailing spaces. */
export function code(text: string): string {
  if (text === '') return ''
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  // Markdown strips one space at both ends of a code span.
  const needsBlanks = /^`|`$/.test(text) || (/^ .* $/s.test(text) && text.trim() !== '')
  return needsBlanks ? `${fence} ${text} ${fence}` : fence + text + fence
}

/** A fenced code block, TypeScript by default. */
export function block(text: string, language = 'ts'): string {
  return `\`\`\`${language}\n${text}\n\`\`\``
}

/** A table without the columns that are empty in every row; the first two are always kept. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = head.map((_, index) => index < 2 || rows.some((row) => (row[index] ?? '') !== ''))
  const line = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, index) => shown[index])
      .map(cell)
      .join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(row.map((text) => (text === '' ? '–' : text))))].join('\n')
}

function cell(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', String.raw`\|`)
}

/** Markdown of a comment, with `<` escaped outside of code: comments contain no HTML. */
export function proseOf(comment: string): string {
  return comment
    .split(/(```[\s\S]*?```|`[^`]*`)/)
    .map((piece) => (piece.startsWith('`') ? piece : piece.replaceAll('<', String.raw`\<`)))
    .join('')
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text.split(/\n\s*\n/)
  const [sentence = paragraph] = /^(?:`[^`]*`|[^`])*?[.!?](?=\s|$)/.exec(paragraph) ?? [paragraph]
  return sentence.replaceAll(/\s+/g, ' ').trim()
}

/** Bytes in KB of 1024. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)}\u00a0KB`
}
