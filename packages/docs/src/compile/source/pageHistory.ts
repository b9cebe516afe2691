import type { Commit } from './readHistory.ts'

/** When pages changed last, and who changed them. */
export interface PageHistory {
  /** Day of the last change of a page's text in a locale, of its API or of one of its demos; `undefined` if the history does not say. */
  updated: (id: string, locale: string) => string | undefined
  /** Names of the authors of a page in a locale, the last one first. Empty in a shallow clone, which knows only some. */
  contributors: (id: string, locale: string) => readonly string[]
}

/** Sorts commits, newest first, by the pages they changed. */
export function pageHistory(commits: readonly Commit[], locales: readonly string[]): PageHistory {
  const isShallow = commits.some(({ isCut }) => isCut)
  const seen = new Set<string>()
  const days = new Map<string, string>()
  /** Changes on or before this day are unknown. */
  const cuts = new Map<string, string>()
  const authors = new Map<string, Set<string>>()
  for (const { day, author, files, isCut } of commits) {
    for (const file of files) {
      const isLast = !seen.has(file)
      seen.add(file)
      for (const key of keysOf(file, locales)) {
        if (isLast) raise(isCut ? cuts : days, key, day)
        const known = authors.get(key) ?? new Set()
        if (author !== '' && !author.endsWith('[bot]')) authors.set(key, known.add(author))
      }
    }
  }
  return {
    updated(id, locale) {
      const day = days.get(`${id} ${locale}`)
      return day !== undefined && day >= (cuts.get(`${id} ${locale}`) ?? '') ? day : undefined
    },
    contributors: (id, locale) => (isShallow ? [] : [...(authors.get(`${id} ${locale}`) ?? [])]),
  }
}

function raise(days: Map<string, string>, key: string, day: string): void {
  if (day > (days.get(key) ?? '')) days.set(key, day)
}

/** Pages and locales that a file is part of. */
function keysOf(file: string, locales: readonly string[]): string[] {
  const [, folder = '', name = ''] = /^(.*?)\/((?:(?:demos|api)\/)?[^/]+)$/.exec(file) ?? []
  const locale = locales.find((locale) => name === `${locale}.md`)
  return (locale ? [locale] : locales).map((locale) => `${folder} ${locale}`)
}
