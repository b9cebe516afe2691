import { resolve } from 'node:path'
import { defaultLocale, isLocale, locales, type Locale } from '@view-site/i18n/product'

/** Settings of the build from environment variables; the defaults build the site itself. */
export interface BuildEnv {
  /** Folder of the content. */
  content: string
  /** Output folder, relative to `apps/site`. */
  dist: string
  /** Locales to build. */
  locales: readonly Locale[]
  /** How much time compressed copies (`.br`, `.gz`) take; `false` writes none. */
  compress: 'best' | 'quick' | false
  /** Whether each page references an Open Graph image. */
  openGraphImages: boolean
  /** Which of those images are drawn. */
  drawImages: Drawn
  /** On which pages the first demos are drawn. Others stay as they are if an earlier build drew theirs. */
  drawDemos: Drawn
  /** Whether the API reference of the workspace's packages is part of the site. */
  reference: boolean
  /** Origin of the MCP server that the deployed web server forwards to. */
  mcp: string | undefined
}

/** How much of something is drawn. */
type Drawn = 'all' | 'sample' | 'none'

const profiles = ['deploy', 'check', 'preview']

/**
 * Reads SITE_CONTENT and SITE_DIST (folders; the first requires the second), SITE_LOCALES (`zh-CN,en-US`), SITE_COMPRESS,
 * SITE_OPEN_GRAPH_IMAGES and SITE_REFERENCE (each can be `off`), SITE_MCP_URL (an origin), and BUILD_PROFILE: `deploy` writes everything;
 * `check` writes the same with larger compressed copies and a sample of the images and drawn demos; `preview` leaves out compressed copies, Open Graph images, drawn demos and the API
 * reference. A later `deploy` into the same folder writes only what it adds or changes.
 */
export function buildEnv(vars: NodeJS.ProcessEnv): BuildEnv {
  const named = (vars.SITE_LOCALES ?? locales.join(',')).split(',')
  const unknown = named.filter((name) => !isLocale(name))
  if (unknown.length > 0)
    throw new Error(`SITE_LOCALES contains unknown locales: ${unknown.join(', ')}. Use any of: ${locales.join(', ')}.`)
  if (!named.includes(defaultLocale))
    throw new Error(`SITE_LOCALES lacks ${defaultLocale}, the locale whose addresses have no prefix. Add it.`)
  const { BUILD_PROFILE: profile = 'deploy' } = vars
  if (!profiles.includes(profile)) throw new Error(`BUILD_PROFILE is ${profile}. Use one of: ${profiles.join(', ')}.`)
  if (vars.SITE_CONTENT !== undefined && vars.SITE_DIST === undefined)
    throw new Error(
      'SITE_CONTENT is set, but SITE_DIST is not. Set both: the output and the cache of this content would replace those of the site.',
    )
  const isWhole = profile !== 'preview'
  const drawn = profile === 'check' ? 'sample' : isWhole ? 'all' : 'none'
  const { SITE_MCP_URL: mcp } = vars
  if (mcp !== undefined && !/^https?:\/\/[\w.[\]:-]+$/.test(mcp))
    throw new Error(`SITE_MCP_URL is ${mcp}. Write an origin without a path, such as http://127.0.0.1:4300.`)
  return {
    content: resolve(vars.SITE_CONTENT ?? resolve(import.meta.dirname, '../../../content')),
    dist: vars.SITE_DIST ?? 'dist',
    // The default first: only its addresses have no prefix.
    locales: locales.filter((locale) => named.includes(locale)),
    compress: vars.SITE_COMPRESS === 'off' || profile === 'preview' ? false : profile === 'check' ? 'quick' : 'best',
    openGraphImages: vars.SITE_OPEN_GRAPH_IMAGES !== 'off',
    drawImages: drawn,
    drawDemos: drawn,
    reference: vars.SITE_REFERENCE !== 'off' && isWhole,
    mcp,
  }
}
