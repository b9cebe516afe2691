import { localizePath, type Locale } from '@view-site/i18n/locale'

/** Makes the links of Markdown absolute: authors write them as routes, without locale and origin. */
export function absoluteLinks(markdown: string, origin: string, locale: Locale): string {
  return markdown.replaceAll(/(?<=\]\()\/(?!\/)[^)\s]*/g, (path) => origin + localizePath(path, locale))
}
