import type { Redirect } from '@view-site/docs/compile'
import type { LocalePaths } from '@view-site/i18n/locale'

/** A moved address in one locale. */
export interface RedirectAddress {
  locale: string
  from: string
  /** Address from the site's root, or of another site; its anchor is encoded. */
  to: string
  /** Route that it leads to, without a locale and an anchor. */
  route: string
}

/** Moved pages in every locale, with encoded addresses. */
export function redirectAddresses(
  redirects: readonly Redirect[],
  { locales, localizePath }: Pick<LocalePaths, 'locales' | 'localizePath'>,
): RedirectAddress[] {
  return redirects.flatMap(({ from, to }) =>
    locales.map((locale) => ({
      locale,
      from: localizePath(from, locale),
      to: to.startsWith('/') ? encodeURI(localizePath(to, locale)) : to,
      route: to.replace(/#.*/, ''),
    })),
  )
}
