/** Every locale of the product, the default first. */
export const locales = ['zh-CN', 'en-US'] as const

/** A locale of the product: `'zh-CN' | 'en-US'`. */
export type Locale = (typeof locales)[number]

/** The locale that lives at plain routes (`/price`), and the last resort of every choice. */
export const defaultLocale: Locale = 'zh-CN'

/** Whether a value from outside (storage, an attribute, a query) is one of our locales. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
