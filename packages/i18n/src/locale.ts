// The React-free part of the package: for servers, builds and inline scripts.
export { chooseLocale, type ChooseLocaleOptions } from './chooseLocale.ts'
export { formatDate, formatDuration, formatMoney, formatNumber, type DateStyle, type FormatMoneyOptions } from './format.ts'
export { localeOfPath, localizePath, stripLocale } from './localePath.ts'
export { defaultLocale, isLocale, locales, type Locale, type Localized } from '@view-site/platform/locale'
