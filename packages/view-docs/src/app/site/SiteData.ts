import type { LayoutTexts } from '@view-site/layout'
import type { SearchTexts } from '@view-site/layout/search'
import type { StatusTexts } from '@view-site/static-site/status'
import type { SiteAnnouncement } from '../../announcement/SiteAnnouncement.ts'
import type { SiteLink, Texts } from './SiteText.ts'
import type { SiteTexts } from '../locales/en.ts'

/** A page that is not an article. */
export interface SiteRoute {
  /** Path without a locale. */
  path: string
  title: Texts
  description: Texts
  /** Whether search engines may list it. */
  isIndexed: boolean
}

/** The part of the configuration that the site's code uses: plain data, bundled as `virtual:view-docs/site`. */
export interface SiteData {
  title: Texts
  description: Texts
  origin: string
  /** Base path of the site, with a slash at both ends. */
  base: string
  /** Languages with their names, the default first. */
  locales: readonly { tag: string; label: string }[]
  /** Texts of the controls by locale. */
  texts: Readonly<Record<string, SiteTexts>>
  /** Texts of the shell by locale that override the built-in ones. */
  layoutTexts: Readonly<Record<string, Partial<LayoutTexts>>>
  /** Texts of the search picker by locale that override the built-in ones. */
  searchTexts: Readonly<Record<string, Partial<SearchTexts>>>
  /** Texts of the status bar by locale that override the built-in ones. */
  statusTexts: Readonly<Record<string, Partial<StatusTexts>>>
  /** Folder names, in the order of the header; one empty name if all pages are at the root. */
  sections: readonly string[]
  /** Routes of older versions without the first slash: `guide/1.2`. */
  versions: readonly string[]
  home?: {
    title: Texts
    text: Texts
    actions: readonly SiteLink[]
    install?: string
    features: readonly { title: Texts; text: Texts }[]
  }
  announcement?: SiteAnnouncement
  /** Further pages. */
  routes: readonly SiteRoute[]
  links: readonly SiteLink[]
  repository?: string
  copyright?: Texts
  detectLocale: boolean
  /** Whether pages register the service worker. */
  offline: boolean
}
