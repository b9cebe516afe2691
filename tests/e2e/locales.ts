export const locales = ['zh-CN', 'en-US'] as const

/** A locale of the site. */
export type Locale = (typeof locales)[number]

/** A path in a locale. */
export function localized(path: string, locale: Locale): string {
  return locale === 'zh-CN' ? path : `/en-US${path === '/' ? '' : path}`
}

/** The locale of a path. */
export function localeOf(path: string): Locale {
  return /^\/en-US(\/|$)/.test(path) ? 'en-US' : 'zh-CN'
}

/** A path in the other locale. */
export function translated(path: string): string {
  return localeOf(path) === 'zh-CN' ? localized(path, 'en-US') : path.replace(/^\/en-US/, '') || '/'
}
