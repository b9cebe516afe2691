/** Days of the last changes of pages. */
export interface PageDays {
  /** Last change of a page's text in a locale, of its API or of one of its demos. */
  of: (id: string, locale: string) => string | undefined
}

/** Sorts the days of files by the page they belong to. */
export function pageDays(files: ReadonlyMap<string, string>, locales: readonly string[]): PageDays {
  const days = new Map<string, string>()
  for (const [file, day] of files) {
    for (const key of keysOf(file, locales)) if (day > (days.get(key) ?? '')) days.set(key, day)
  }
  return { of: (id, locale) => days.get(`${id} ${locale}`) }
}

/** Pages and locales that a file is part of. */
function keysOf(file: string, locales: readonly string[]): string[] {
  const [, folder = '', name = ''] = /^(.*?)\/((?:(?:demos|api)\/)?[^/]+)$/.exec(file) ?? []
  const locale = locales.find((locale) => name === `${locale}.md`)
  return (locale ? [locale] : locales).map((locale) => `${folder} ${locale}`)
}
