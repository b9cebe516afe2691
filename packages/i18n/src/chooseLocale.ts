import { defaultLocale, isLocale, locales, type Locale } from '@view-site/platform/locale'

/** Options of {@link chooseLocale}. */
export interface ChooseLocaleOptions {
  /** The stored choice; a value that is not one of the product's locales is ignored. */
  stored?: string | null | undefined
  /** `navigator.languages`, most preferred first. @default [] */
  languages?: readonly string[]
  /** Whether to use the browser's languages. @default true */
  autoDetect?: boolean
}

/** The locale for a visitor: the stored choice, then (with auto-detect) the first supported browser language, then the default. */
export function chooseLocale({ stored, languages = [], autoDetect = true }: ChooseLocaleOptions = {}): Locale {
  if (isLocale(stored)) return stored
  if (!autoDetect) return defaultLocale
  for (const language of languages) {
    const locale = supportedLocale(language)
    if (locale) return locale
  }
  return defaultLocale
}

/** `en-GB` and `en` map to en-US, `zh-TW` to zh-CN: only the primary subtag is compared. */
function supportedLocale(language: string): Locale | undefined {
  const primary = language.toLowerCase().split('-')[0]
  return locales.find((locale) => locale.split('-')[0] === primary)
}
