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
  /** Whether each page names a picture for links to it. */
  cards: boolean
  /** Whether those pictures are drawn. */
  draw: boolean
  /** Whether the reference of the site's own packages is among the pages. */
  reference: boolean
}

const profiles = ['deploy', 'preview']

/**
 * Reads SITE_CONTENT (a folder), SITE_DIST (a folder), SITE_LOCALES (`zh-CN,en-US`), what is `off` (SITE_COMPRESS, SITE_CARDS,
 * SITE_REFERENCE), and BUILD_PROFILE: `deploy` makes everything; `preview` leaves compressed copies and pictures for link previews to a
 * later build into the same folder, which makes only them.
 */
export function buildEnv(vars: NodeJS.ProcessEnv): BuildEnv {
  const named = (vars.SITE_LOCALES ?? locales.join(',')).split(',')
  const unknown = named.filter((name) => !isLocale(name))
  if (unknown.length > 0) throw new Error(`SITE_LOCALES names ${unknown.join(', ')}. Known are ${locales.join(', ')}.`)
  const { BUILD_PROFILE: profile = 'deploy' } = vars
  if (!profiles.includes(profile)) throw new Error(`BUILD_PROFILE is ${profile}. Use one of: ${profiles.join(', ')}.`)
  return {
    content: resolve(vars.SITE_CONTENT ?? resolve(import.meta.dirname, '../../../content')),
    dist: vars.SITE_DIST ?? 'dist',
    locales: named.filter(isLocale),
    compress: vars.SITE_COMPRESS !== 'off' && profile === 'deploy',
    cards: vars.SITE_CARDS !== 'off',
    draw: profile === 'deploy',
    reference: vars.SITE_REFERENCE !== 'off',
  }
}
