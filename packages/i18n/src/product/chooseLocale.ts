import { locales, type Locale } from '@view-site/platform/locale'
import { chooseLocale as chooseLocaleOf, type ChooseLocaleOptions } from '../locale/chooseLocale.ts'

/** The product's locale for a visitor: the stored choice, then (with auto-detect) the first supported browser language, then the default. */
export function chooseLocale(options?: ChooseLocaleOptions): Locale {
  return chooseLocaleOf(locales, options)
}
