import { defaultLocale, locales, type Locale } from '@view-site/platform/locale'

/** Locale of a path. An unknown prefix (`/fr-FR/price`) is an ordinary path of the default locale. */
export function localeOfPath(path: string): Locale {
  return locales.find((locale) => locale !== defaultLocale && isPrefixed(path, locale)) ?? defaultLocale
}

/** The path without its locale: `/en-US/price?a=1` → `/price?a=1`. The route tree only contains such paths. */
export function stripLocale(path: string): string {
  const locale = localeOfPath(path)
  if (locale === defaultLocale) return path
  const rest = path.slice(locale.length + 1)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The same page in a locale: `/price` → `/en-US/price`. External URLs, and bare `?…` or `#…`, are unchanged. */
export function localizePath(path: string, locale: Locale): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const plain = stripLocale(path)
  if (locale === defaultLocale) return plain
  return `/${locale}${/^\/(?![^?#])/.test(plain) ? plain.slice(1) : plain}`
}

function isPrefixed(path: string, locale: Locale): boolean {
  return path.startsWith(`/${locale}`) && /^$|^[/?#]/.test(path.slice(locale.length + 1))
}
