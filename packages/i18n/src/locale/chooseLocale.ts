import { matchLocale, type LocaleList } from './matchLocale.ts'

/** Options of {@link chooseLocale}. */
export interface ChooseLocaleOptions {
  /** The stored choice; a value that is not one of the locales is ignored. */
  stored?: string | null | undefined
  /** `navigator.languages`, most preferred first. @default [] */
  languages?: readonly string[]
  /** Whether to use the browser's languages. @default true */
  autoDetect?: boolean
}

/** The locale for a visitor: the stored choice, then (with auto-detect) the first supported browser language, then the first of the list. */
export function chooseLocale<Tag extends string>(
  locales: LocaleList<Tag>,
  { stored, languages = [], autoDetect = true }: ChooseLocaleOptions = {},
): Tag {
  const choice = locales.find((locale) => locale === stored)
  if (choice !== undefined) return choice
  for (const language of autoDetect ? languages : []) {
    const locale = matchLocale(language, locales)
    if (locale !== undefined) return locale
  }
  return locales[0]
}
