/** One value for each language that the theme has texts in. */
export interface InLanguages<T> {
  ar: T
  de: T
  en: T
  zh: T
}

/** The value for the language of a locale, or the English one if the theme has no texts in that language. */
export function inLanguage<T>(values: InLanguages<T>, locale: string): T {
  const [language = ''] = locale.split('-')
  return new Map(Object.entries(values)).get(language) ?? values.en
}
