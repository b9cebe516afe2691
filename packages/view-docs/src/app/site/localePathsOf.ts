import { createLocalePaths, type LocalePaths } from '@view-site/i18n/locale'
import type { SiteData } from './SiteData.ts'

/** Creates the functions for paths of a site's pages in every locale. */
export function localePathsOf({ locales, base }: Pick<SiteData, 'base' | 'locales'>): LocalePaths {
  return createLocalePaths<string>(
    locales.map(({ tag }) => tag),
    { base },
  )
}
