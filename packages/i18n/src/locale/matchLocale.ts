/** Locales (BCP 47 tags), the default first. */
export type LocaleList<Tag extends string = string> = readonly [Tag, ...Tag[]]

/**
 * The locale of a list for a BCP 47 tag: one of its language, if possible also of its script and region, given or implied (`pt` is `pt-BR`
 * rather than `pt-PT`). Undefined if none has its language.
 */
export function matchLocale<Tag extends string>(tag: string, locales: readonly Tag[]): Tag | undefined {
  const same = locales.filter((locale) => languageOf(locale) === languageOf(tag))
  if (same.length < 2) return same[0]
  return (
    same.find((locale) => likely(locale)?.baseName === likely(tag)?.baseName) ??
    same.find((locale) => likely(locale)?.script === likely(tag)?.script) ??
    same[0]
  )
}

/** The locale of a list for a tag, as {@link matchLocale} finds it, or the first. */
export function localeAmong<Tag extends string>(tag: string, locales: LocaleList<Tag>): Tag {
  return matchLocale(tag, locales) ?? locales[0]
}

function languageOf(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0]
}

/** A tag with its usual script and region; undefined if it is malformed. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}
