// The React-free part of the package: for servers, builds and inline scripts.
export { chooseLocale, type ChooseLocaleOptions } from './chooseLocale.ts'
export { formatDate, formatDuration, formatMoney, formatNumber, type DateStyle, type FormatMoneyOptions } from './format.ts'
export { isRightToLeft } from './isRightToLeft.ts'
export {
  createLocalePaths,
  localeOfPath,
  localePaths,
  localizePath,
  stripLocale,
  type CreateLocalePathsOptions,
  type LocalePaths,
} from './localePath.ts'
export { defaultLocale, isLocale, locales, toLocale, type Locale, type Localized } from '@view-site/platform/locale'
