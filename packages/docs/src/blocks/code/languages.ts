import { bundledLanguagesInfo } from 'shiki/langs'

/** Loads the grammar of a language, after those that it embeds. */
export type LanguageLoader = (typeof bundledLanguagesInfo)[number]['import']

const loaders = new Map<string, LanguageLoader>(bundledLanguagesInfo.map(({ id, import: load }) => [id, load]))

const aliases = new Map(bundledLanguagesInfo.flatMap(({ id, aliases: names = [] }) => names.map((name) => [name, id] as const)))

/** Names and short forms of all languages that have a grammar. */
export function languageNames(): string[] {
  return [...loaders.keys(), ...aliases.keys()]
}

/** Name of a language without its short forms: `typescript` of `ts`. */
export function languageName(name: string): string {
  return aliases.get(name) ?? name
}

/** How a language's grammar is loaded; `undefined` for one that is shown as plain text. */
export function languageLoader(name: string): LanguageLoader | undefined {
  return loaders.get(name)
}
