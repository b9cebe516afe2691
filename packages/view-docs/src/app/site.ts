import { createLocalePaths } from '@view-site/i18n/locale'
import site from 'virtual:view-docs/site'

export { default as site } from 'virtual:view-docs/site'

/** Paths of the pages in every locale. */
export const localePaths = createLocalePaths(site.locales.map(({ tag }) => tag))

/** Keys in local storage. */
export const storageKeys = {
  locale: 'view-docs:locale',
  settings: 'view-docs:settings',
  searches: 'view-docs:searches',
  /** Followed by the labels of the tabs. */
  tabs: 'view-docs:tabs:',
} as const

/** Settings of the shell that differ from its own defaults. */
export const shellSettings = { showBreadcrumb: false } as const

/** Whether a path without a locale leads to an article. */
export function isArticlePath(path: string): boolean {
  return site.sections.includes(path.split('/')[1] ?? '')
}
