/** A line of English that readers see, and where it is. */
export interface EnglishLine {
  line: number
  text: string
}

/** The English sentences of a page, of a demo's translations or of the texts in a module: without code and without the keywords of the search. */
export function englishLines(file: string, source: string): EnglishLine[] {
  const lines = source.split('\n').map((text, index) => ({ line: index + 1, text }))
  return linesOf(file, lines).map(({ line, text }) => ({ line, text: text.replaceAll(/`[^`]*`/g, '') }))
}

/** Words of a text that are spelled as in British English. */
export function britishWords(text: string): string[] {
  return [...text.matchAll(british)].map(([word]) => word)
}

const stems = [
  'colour',
  'behaviour',
  'favour',
  'honour',
  'neighbour',
  'centr(?:e|ed|es|ing)\\b',
  'grey(?:s|ed|ing|ish)?\\b',
  'licence',
  'catalogue',
  'dialogue',
  'defence',
  'artefact',
  'judgement',
  'programme(?:s)?\\b',
  'fulfil\\b',
  'learnt\\b',
  '(?:mis)?spelt\\b',
  'whilst\\b',
  '(?:cancel|label|travel|model|level|signal|total)l(?:ed|ing)\\b',
  'analys(?:e|ed|es|ing)\\b',
  '(?:author|categor|character|custom|emphas|final|general|initial|local|maxim|memor|minim|normal|optim|organ|prior|real|recogn|sanit|serial|special|standard|summar|synchron|util|visual)is(?:e|ed|es|er|ers|ing|ation|ations)\\b',
]

const british = new RegExp(`(?<![\\w-])(?:${stems.join('|')})\\w*`, 'gi')

function linesOf(file: string, lines: readonly EnglishLine[]): EnglishLine[] {
  if (file.endsWith('.md')) return withoutFences(lines).filter(({ text }) => !text.startsWith('keywords:'))
  if (file.endsWith('.vue')) return translations(lines)
  return lines.flatMap(({ line, text }, index) => {
    const inline = /'en-US':\s*(.*)/.exec(text)?.[1]
    if (inline) return [{ line, text: inline }]
    return lines[index - 1]?.text.trimEnd().endsWith("'en-US':") ? [{ line, text }] : []
  })
}

function withoutFences(lines: readonly EnglishLine[]): EnglishLine[] {
  let fenced = false
  return lines.filter(({ text }) => {
    if (!text.trimStart().startsWith('```')) return !fenced
    fenced = !fenced
    return false
  })
}

/** The text after the colon of each entry in the `<i18n>` blocks. */
function translations(lines: readonly EnglishLine[]): EnglishLine[] {
  let inside = false
  return lines.flatMap(({ line, text }) => {
    if (text.startsWith('<i18n')) inside = true
    else if (text.startsWith('</i18n>')) inside = false
    else if (inside) return [{ line, text: text.slice(text.indexOf(': ') + 1) }]
    return []
  })
}
