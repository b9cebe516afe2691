import { ar } from './ar.ts'
import { de } from './de.ts'
import { enUS } from './en-US.ts'
import { zhCN, type Texts } from './zh-CN.ts'

/** Texts of a locale, all or some of them. */
export type PartialTexts = { [Key in keyof Texts]?: Texts[Key] extends string ? string : Partial<Texts[Key]> }

/** Texts of the engine by language. */
export const textsByLanguage = { zh: zhCN, en: enUS, de, ar } as const

/** The texts of a locale: those given, completed by the engine's own in that language, else in English. */
export function textsOf(locale: string, given: PartialTexts = {}): Texts {
  const own = ownTexts(locale)
  return {
    ...own,
    ...given,
    versions: { ...own.versions, ...given.versions },
    tones: { ...own.tones, ...given.tones },
    api: { ...own.api, ...given.api },
    changes: { ...own.changes, ...given.changes },
    locked: { ...own.locked, ...given.locked },
    helpful: { ...own.helpful, ...given.helpful },
    offline: { ...own.offline, ...given.offline },
  }
}

function ownTexts(locale: string): Texts {
  const language = languageOf(locale)
  return isOwnLanguage(language) ? textsByLanguage[language] : enUS
}

function isOwnLanguage(language: string): language is keyof typeof textsByLanguage {
  return Object.hasOwn(textsByLanguage, language)
}

/** A text with its `{placeholders}` filled in. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written))
}

/** Language of a locale: `zh` of `zh-CN`. */
export function languageOf(locale: string): string {
  return locale.split('-')[0]?.toLowerCase() ?? locale
}
