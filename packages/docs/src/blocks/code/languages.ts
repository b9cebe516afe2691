import { bundledLanguagesInfo } from 'shiki/langs'

type Loader = (typeof bundledLanguagesInfo)[number]['import']

const loaders = new Map<string, Loader>(bundledLanguagesInfo.map(({ id, import: load }) => [id, load]))

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
export function languageLoader(name: string): Loader | undefined {
  return loaders.get(name)
}
