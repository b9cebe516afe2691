// The React-free part of the package: for servers, builds and inline scripts.
export { chooseLocale, type ChooseLocaleOptions } from './chooseLocale.ts'
export { formatDate, formatDuration, formatMoney, formatNumber, type DateStyle, type FormatMoneyOptions } from '../format.ts'
export { isRightToLeft } from './isRightToLeft.ts'
export { createLocalePaths, type CreateLocalePathsOptions, type LocalePaths } from './localePath.ts'
export { matchLocale, type LocaleList } from './matchLocale.ts'
