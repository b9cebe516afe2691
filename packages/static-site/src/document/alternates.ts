import type { LocalePaths } from '@view-site/i18n/locale'

/** Root-relative addresses of a page in every locale; the default locale's is also `x-default`. */
export function alternates(path: string, { locales, defaultLocale, localizePath }: LocalePaths): { hreflang: string; href: string }[] {
  return [
    ...locales.map((locale) => ({ hreflang: locale, href: localizePath(path, locale) })),
    { hreflang: 'x-default', href: localizePath(path, defaultLocale) },
  ]
}
