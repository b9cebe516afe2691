import type { Locale } from '@view-site/platform/locale'
import type { Page } from 'playwright'
import type { Target } from './Film.ts'

/** An app that pictures show: the site with its demos, or the starter. */
export type PicturedApp = 'site' | 'starter'

/** A screenshot of a page for the documentation. */
export interface Picture {
  /** Prefix of its file names. */
  name: string
  app: PicturedApp
  /** Path of the page that it shows. */
  path: string
  /** Sets what the page reads while it loads: stored values, responses of a server. */
  beforeLoad?: (page: Page, locale: Locale) => Promise<void>
  /** Brings the page into the state to show. */
  prepare: (page: Page, locale: Locale) => Promise<void>
  /** The element to capture. @default the whole window */
  of?: Target
}
