/**
 * The notes of a release in one language. A line with a comment that names a language begins its part; what is above the first is for every
 * language. Where a language has no part, the first one is shown.
 */
export function notesIn(text: string, locale: string): string {
  const [common = '', ...parts] = text.split(/^<!-- ([a-z]{2}-[A-Z]{2}) -->\r?$/m)
  const part = parts[Math.max(0, parts.indexOf(locale)) + 1] ?? ''
  return `${common.trim()}\n\n${part.trim()}`.trim()
}
