/** Every locale of the product, the default first. */
export const locales = ['zh-CN', 'en-US'] as const

/** A locale of the product: `'zh-CN' | 'en-US'`. */
export type Locale = (typeof locales)[number]

/** One value for each locale; a missing locale fails the type check. */
export type Localized<T = string> = Readonly<Record<Locale, T>>

/** The locale without a prefix in its URLs (`/price`), and the fallback. */
export const defaultLocale: Locale = 'zh-CN'

/** An external value as a locale of the product: any other is the default. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale
}

/** Whether an external value (from storage, an attribute, a query) is a locale of the product. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
