import type { LocalePaths } from '@view-site/i18n/locale'

/** Makes the links and pictures of Markdown absolute: authors write them as routes, without locale, base and origin. */
export function absoluteLinks(markdown: string, locale: string, origin: string, { base, localizePath }: LocalePaths): string {
  return markdown.replaceAll(/(!?)(\[[^\]]*\]\()(\/(?!\/)[^)\s]*)/g, (_, mark: string, start: string, path: string) => {
    const address = mark === '!' ? base + path : localizePath(path, locale)
    return mark + start + origin + address
  })
}
