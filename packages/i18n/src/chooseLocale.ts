import { defaultLocale, isLocale, locales, type Locale } from './locales.ts'

/** What is known of a visitor's languages: an earlier choice, and what the browser asks for. */
export interface ChooseLocaleOptions {
  /** What the visitor chose earlier, as storage gave it back; anything that is no locale of ours counts as no choice. */
  stored?: string | null | undefined
  /** `navigator.languages`: the visitor's languages, best first. @default [] */
  languages?: readonly string[]
  /** Whether the browser's languages may decide. @default true */
  autoDetect?: boolean
}

/** The locale for a visitor: the stored choice, then (with auto-detect) the first browser language we have, then the default. */
export function chooseLocale({ stored, languages = [], autoDetect = true }: ChooseLocaleOptions = {}): Locale {
  if (isLocale(stored)) return stored
  if (!autoDetect) return defaultLocale
  for (const language of languages) {
    const locale = supportedLocale(language)
    if (locale) return locale
  }
  return defaultLocale
}

/** `en-GB` and `en` are served by en-US, `zh-TW` by zh-CN: the primary subtag decides. */
function supportedLocale(language: string): Locale | undefined {
  const primary = language.toLowerCase().split('-')[0]
  return locales.find((locale) => locale.split('-')[0] === primary)
}
