import { localizePath, type Locale } from '@view-site/i18n/locale'

/** Markdown that is read away from the site: authors write links as routes, without locale and origin. */
export function absoluteLinks(markdown: string, origin: string, locale: Locale): string {
  return markdown.replaceAll(/(?<=\]\()\/(?!\/)[^)\s]*/g, (path) => origin + localizePath(path, locale))
}
