import { parseDocument } from 'yaml'
import { DemoError } from './DemoError.ts'

/** The `<i18n>` blocks of a demo, as whole lines. */
export const translationBlock = /^<i18n\s+lang="([\w-]+)"\s*>[ \t]*\n([\s\S]*?)^<\/i18n>[ \t]*\n?/gm

/** The translations in the `<i18n>` blocks of a demo, for one language. */
export interface DemoDictionary {
  /** Text as written in the demo → translation. */
  texts: Map<string, string>
  /** Text as written in the demo → its line in the file. */
  lines: Map<string, number>
}

/** Reads the translations of a demo; throws a {@link DemoError} with file and line for malformed YAML. */
export function demoDictionary(source: string, locale: string, file: string): DemoDictionary {
  const dictionary: DemoDictionary = { texts: new Map(), lines: new Map() }
  for (const match of source.matchAll(translationBlock)) {
    if (match[1] !== locale) continue
    const start = lineAt(source, match.index)
    readYaml(match[2] ?? '', start, file, dictionary)
  }
  return dictionary
}

function readYaml(yaml: string, start: number, file: string, { texts, lines }: DemoDictionary): void {
  // The failsafe schema keeps `Yes`, `1` and `null` as strings.
  const document = parseDocument(yaml, { schema: 'failsafe' })
  const error = document.errors[0]
  if (error) {
    throw new DemoError(
      file,
      start + (error.linePos?.[0].line ?? 1),
      `The <i18n> block is not valid YAML: ${firstLine(error.message)}.`,
      'Quote texts that hold a colon, a # or quotes.',
    )
  }
  for (const [key, value] of Object.entries<unknown>(document.toJS() ?? {})) {
    const line = start + lineAt(yaml, Math.max(yaml.indexOf(key), 0))
    if (typeof value !== 'string')
      throw new DemoError(
        file,
        line,
        `The <i18n> entry “${key}” is not a text.`,
        'Write one text of the demo and its translation on each line.',
      )
    texts.set(key, value)
    lines.set(key, line)
  }
}

/** The one-based line of an index in a text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

function firstLine(text: string): string {
  return text.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? text
}
