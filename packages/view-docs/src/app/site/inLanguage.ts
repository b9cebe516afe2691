/** One value for each language that the theme has texts in. */
export interface InLanguages<T> {
  ar: T
  de: T
  en: T
  zh: T
}

/** The value for a locale: in its language, or in English where the theme has no texts in that. */
export function inLanguage<T>(values: InLanguages<T>, locale: string): T {
  const [language = ''] = locale.split('-')
  return new Map(Object.entries(values)).get(language) ?? values.en
}
