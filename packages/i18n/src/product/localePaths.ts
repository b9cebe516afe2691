import { locales, type Locale } from '@view-site/platform/locale'
import { createLocalePaths } from '../locale/localePath.ts'

/** The locales of the product and their paths: Chinese without a prefix, English below `/en-US`. */
export const localePaths = createLocalePaths<Locale>(locales)

/** Locale of a path of the product: `/en-US/price` → `en-US`. An unknown prefix is an ordinary path of the default locale. */
export const localeOfPath = localePaths.localeOfPath

/** The path without its locale: `/en-US/price?a=1` → `/price?a=1`. The route tree only contains such paths. */
export const stripLocale = localePaths.stripLocale

/** The same page in a locale: `/price` → `/en-US/price`. External URLs, and bare `?…` or `#…`, are unchanged. */
export const localizePath: (path: string, locale: Locale) => string = localePaths.localizePath
