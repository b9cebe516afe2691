// The two locales of the View UI Plus products, which its site and pages share: one use of this package, without React.
export { chooseLocale } from './product/chooseLocale.ts'
export { defineMessages } from './product/defineMessages.ts'
export { localeOfPath, localePaths, localizePath, stripLocale } from './product/localePaths.ts'
export { defaultLocale, isLocale, locales, toLocale, type Locale, type Localized } from '@view-site/platform/locale'
