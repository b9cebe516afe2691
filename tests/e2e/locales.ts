export const locales = ['zh-CN', 'en-US'] as const

export type Locale = (typeof locales)[number]

/** A path in a locale. */
export function localized(path: string, locale: Locale): string {
  return locale === 'zh-CN' ? path : `/en-US${path === '/' ? '' : path}`
}
