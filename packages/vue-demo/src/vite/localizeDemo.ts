import { demoDictionary, lineAt, translationBlock, type DemoDictionary } from './demoDictionary.ts'
import { DemoError } from './DemoError.ts'

/** How a site writes its demos. */
export interface DemoLanguage {
  /** Locale that demos are written in; it needs no dictionary. @default 'zh-CN' */
  written?: string
}

const removed = '\uE000'
// Han characters, and punctuation that only Chinese text uses.
const chinese = /[\p{Script=Han}\u3001\u3002\u300a-\u3011\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]/u

/**
 * The source of a demo in one locale: removes `<i18n>` blocks and, for a locale other than the one it is written in, replaces each text
 * of its block (longest first, never inside a text already replaced). Throws a {@link DemoError} with file and line for an unused key,
 * malformed YAML, and, if demos are written in Chinese, Chinese that was not translated.
 */
export function localizeDemo(source: string, locale: string, file: string, { written = 'zh-CN' }: DemoLanguage = {}): string {
  const text = source.replaceAll('\r\n', '\n')
  const dictionary = locale === written ? undefined : demoDictionary(text, locale, file)
  // Removed lines are kept as marks until the end, so that errors refer to lines of the file.
  const shown = text.replace(translationBlock, (match) => `${removed}\n`.repeat(match.split('\n').length - 1))
  const localized = dictionary ? translate(shown, dictionary, { locale, file, written }) : shown
  return `${localized.replaceAll(`${removed}\n`, '').trimEnd()}\n`
}

interface Translation extends Required<DemoLanguage> {
  locale: string
  file: string
}

function translate(source: string, { texts, lines }: DemoDictionary, { locale, file, written }: Translation): string {
  const keys = [...texts.keys()].sort((a, b) => b.length - a.length)
  const unused = new Set(keys)
  const pattern = keys.length > 0 ? new RegExp(`(${keys.map((key) => escape(key)).join('|')})`, 'g') : /(?!)/
  // With a captured group, split() puts the matches at odd indexes.
  const parts = source.split(pattern)
  parts.forEach((part, index) => {
    if (index % 2 === 1) unused.delete(part)
    else if (written.startsWith('zh') && chinese.test(part)) reportLeftOver(parts.slice(0, index).join(''), part, locale, file)
  })
  const [idle] = unused
  if (idle !== undefined)
    throw new DemoError(
      file,
      lines.get(idle) ?? 1,
      `The <i18n> key “${idle}” occurs nowhere in the demo.`,
      'Take it off, or write it as the demo does.',
    )
  return parts.map((part, index) => (index % 2 === 1 ? (texts.get(part) ?? part) : part)).join('')
}

function reportLeftOver(before: string, part: string, locale: string, file: string): never {
  const line = lineAt(before + part, before.length + part.search(chinese))
  const text = (before + part).split('\n')[line - 1]?.trim()
  throw new DemoError(file, line, `Chinese is left over in the ${locale} demo: “${text}”.`, `Add the text to <i18n lang="${locale}">.`)
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
