import { resolve } from 'node:path'
import { isLocale, locales, type Locale } from '@view-site/i18n/locale'

/** What the build may be told by its environment; the defaults are those of the site itself. */
export interface BuildEnv {
  /** Folder of the pages. */
  content: string
  /** Folder that is written, relative to the app's. */
  dist: string
  /** Locales that are written. */
  locales: readonly Locale[]
  /** Whether `.br` and `.gz` are written beside the files. */
  compress: boolean
  /** Whether a picture for link previews is drawn for each page. */
  cards: boolean
  /** Whether the reference of the site's own packages is among the pages. */
  reference: boolean
}

/**
 * Reads SITE_CONTENT (a folder), SITE_DIST (a folder), SITE_LOCALES (`zh-CN,en-US`), and what is `off`: SITE_COMPRESS, SITE_CARDS,
 * SITE_REFERENCE.
 */
export function buildEnv(vars: NodeJS.ProcessEnv): BuildEnv {
  const named = (vars.SITE_LOCALES ?? locales.join(',')).split(',')
  const unknown = named.filter((name) => !isLocale(name))
  if (unknown.length > 0) throw new Error(`SITE_LOCALES names ${unknown.join(', ')}. Known are ${locales.join(', ')}.`)
  return {
    content: resolve(vars.SITE_CONTENT ?? resolve(import.meta.dirname, '../../../content')),
    dist: vars.SITE_DIST ?? 'dist',
    locales: named.filter(isLocale),
    compress: vars.SITE_COMPRESS !== 'off',
    cards: vars.SITE_CARDS !== 'off',
    reference: vars.SITE_REFERENCE !== 'off',
  }
}
