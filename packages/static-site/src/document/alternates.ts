import type { LocalePaths } from '@view-site/i18n/locale'
import type { PageHead } from './PageHead.ts'

type Translated = Pick<PageHead, 'locales' | 'path'>

/** Root-relative addresses of a page in every locale that it is written in; the default locale's is also `x-default`. */
export function alternates(
  { path, locales: written }: Translated,
  { locales, defaultLocale, localizePath }: LocalePaths,
): { hreflang: string; href: string }[] {
  return [
    ...(written ?? locales).map((locale) => ({ hreflang: locale, href: localizePath(path, locale) })),
    { hreflang: 'x-default', href: localizePath(path, defaultLocale) },
  ]
}

/** Root-relative address of the page that search engines should list: where a page is not translated, that of the default locale. */
export function canonicalAddress(
  { path, canonical = path, locale, locales }: Translated & Pick<PageHead, 'canonical' | 'locale'>,
  { defaultLocale, localizePath }: LocalePaths,
): string {
  return localizePath(canonical, locales && !locales.includes(locale) ? defaultLocale : locale)
}
