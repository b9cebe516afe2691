import type { LocalePaths } from '@view-site/i18n/locale'

/** Path of a page in a locale as a file of the site, below whatever base it is served: `/en-US/price`. */
export function localizedFile(path: string, locale: string, { base, localizePath }: LocalePaths): string {
  return localizePath(path, locale).slice(base.length)
}
