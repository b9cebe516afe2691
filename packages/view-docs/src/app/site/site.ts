import site from 'virtual:view-docs/site'
import { localePathsOf } from './localePathsOf.ts'

export { default as site } from 'virtual:view-docs/site'

/** Functions for paths of the pages in every locale. */
export const localePaths = localePathsOf(site)

/** Keys in local storage. */
export const storageKeys = {
  locale: 'view-docs:locale',
  settings: 'view-docs:settings',
  searches: 'view-docs:searches',
  /** Followed by the labels of the tabs. */
  tabs: 'view-docs:tabs:',
} as const

/** Settings of the shell that override its defaults. */
export const shellSettings = { showBreadcrumb: false } as const

/** Whether a path can be that of an article of this site. */
export function isArticleAddress(path: string): boolean {
  return path.startsWith(site.base) && isInSection(localePaths.stripLocale(path).slice(1))
}

/** Whether a path without its leading slash is in a section of the site. */
export function isInSection(path: string): boolean {
  return site.sections.includes('') || site.sections.includes(path.split('/')[0] ?? '')
}
